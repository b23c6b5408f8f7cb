/** Placeholders in a conversation for content that is not text, in the workspace's language. */

type Words = {
  unsupported: string;
  reaction: string;
  contact: string;
  media: string;
  notices: string;
  linked: string;
};

const english: Words = {
  unsupported: "The customer sent something that can’t be shown here ({what}).",
  reaction: "Reacted with {what}",
  contact: "Contact: {what}",
  media: "Couldn’t download the file: {what}",
  notices: "This chat receives notifications for {what}. To write as a customer, unlink it in your profile first.",
  linked: "Linked. Notifications for {what} will arrive here.",
};

const words: Record<string, Words> = {
  en: english,
  pt: {
    unsupported: "O contato enviou algo que não pode ser mostrado aqui ({what}).",
    reaction: "Reagiu com {what}",
    contact: "Contato: {what}",
    media: "Não foi possível baixar o arquivo: {what}",
    notices: "Este chat recebe os avisos de {what}. Para escrever como cliente, desvincule-o antes no seu perfil.",
    linked: "Vinculado: a partir de agora os avisos de {what} chegam aqui.",
  },
  es: {
    unsupported: "El contacto envió algo que no se puede mostrar acá ({what}).",
    reaction: "Reaccionó con {what}",
    contact: "Contacto: {what}",
    media: "No se pudo descargar el archivo: {what}",
    notices:
      "Este chat recibe los avisos de {what}. Para escribir como cliente, hay que desvincularlo antes en el perfil.",
    linked: "Vinculado: desde ahora los avisos de {what} llegan acá.",
  },
};

export const channelSentence = (locale: string, key: keyof Words, what: string): string =>
  (words[locale.slice(0, 2)] ?? english)[key].replace("{what}", () => what);
