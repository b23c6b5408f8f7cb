/** What leads to the booking that is moved, and to where it goes. */
export const from = /^(?:de|da|do|das|del|de las|desde|from|of|my|mi|minha|meu|este|esta|this)$/;
export const toward = /(?:^| )(?:para|pra|pro|pras|al|a|to|for|para el|pra o|para as|para las|for the)$/;
