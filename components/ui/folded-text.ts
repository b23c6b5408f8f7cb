/** A text without accents and capitals, to be searched: people type "joao" for "João". */
export const foldedText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
