"""Actions of people: the page's websocket, the data of their clicks, and a person for tests."""
