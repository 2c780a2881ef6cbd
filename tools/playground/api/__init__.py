"""The API that a bot uses: REST, gateway and interactions, and the distribution of events."""
