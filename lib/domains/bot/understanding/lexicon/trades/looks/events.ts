import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const ofMakeup = { broader: "salon.makeup", otherwise: "salon.makeup" };
const ofHair = { broader: "salon.updo", otherwise: "salon.updo" };

/** Make-up and hair for weddings, parties and graduations. */
export const events: Trade = {
  bridal_makeup: {
    ...ofMakeup,
    pt: "maquiagem de noiva, make noiva, maquiagem noiva, make de noiva, maquiagem para noivas, maquiagem casamento civil noiva",
    es: "maquillaje de novia, maquillaje novia, maquillaje para novias, make up novia, maquillaje de novias, maquillaje civil novia",
    en: "bridal makeup, bride makeup, makeup for the bride, bridal make-up, wedding day makeup bride, =makeup for my wedding",
    needs:
      "=vou casar, =meu casamento, =me caso, =mi casamiento, =mi boda, =i'm getting married, =im getting married, =my wedding",
  },
  bridal_hair: {
    ...ofHair,
    pt: "penteado de noiva, cabelo de noiva, penteado noiva, penteado para noivas",
    es: "peinado de novia, peinado novia, peinado para novias, =pelo de novia",
    en: "bridal hair, bride hair, bridal hairstyle, hair for the bride, bridal updo, =hair for my wedding",
    needs:
      "=vou casar, =meu casamento, =me caso, =mi casamiento, =mi boda, =i'm getting married, =im getting married, =my wedding",
  },
  makeup_trial: {
    ...ofMakeup,
    pt: "teste de maquiagem, prévia de maquiagem, prévia da noiva, teste de make, prévia de noiva, maquiagem teste",
    es: "prueba de maquillaje, prueba de maquillaje de novia, prueba de novia, maquillaje de prueba",
    en: "makeup trial, bridal trial, trial makeup, make-up trial, bridal makeup trial",
    needs: "testar|ver maquiagem|make antes, probar maquillaje antes, see|test makeup before",
  },
  hair_trial: {
    ...ofHair,
    pt: "teste de penteado, prévia de penteado, penteado teste, prova de penteado",
    es: "prueba de peinado, prueba de peinado de novia, peinado de prueba",
    en: "hair trial, bridal hair trial, trial hair, updo trial",
  },
  bridesmaid: {
    otherwise: "salon.hair_and_makeup",
    pt: "maquiagem de madrinha, penteado de madrinha, madrinha, madrinhas, pacote madrinha, mãe da noiva, mãe do noivo, convidada",
    es: "maquillaje de madrina, peinado de madrina, madrina, dama de honor, damas de honor, madre de la novia, madre del novio, invitada",
    en: "bridesmaid makeup, bridesmaid hair, bridesmaid, bridesmaids, maid of honour, maid of honor, mother of the bride, mother of the groom, wedding guest",
  },
  graduation_look: {
    otherwise: "salon.makeup",
    pt: "maquiagem de formatura, make pra formatura, penteado de formatura, pacote formanda, pacote formatura, produção formatura",
    es: "maquillaje para egreso, maquillaje de egresada, peinado para egreso, peinado de egresada, pack egresadas, maquillaje de recibida",
    en: "prom makeup, prom hair, graduation makeup, graduation hair, prom package",
  },
  quinceanera_look: {
    otherwise: "salon.bridal",
    pt: "maquiagem de debutante, penteado de debutante, pacote debutante, produção debutante, maquiagem de 15 anos",
    es: "maquillaje de quince, maquillaje de quinceañera, peinado de quinceañera, peinado para 15, paquete de quince, paquete quinceañera",
    en: "quinceañera makeup, quinceañera hair, sweet sixteen makeup, quinceañera package",
  },
  party_makeup: {
    ...ofMakeup,
    pt: "maquiagem social, make social, maquiagem de festa, make de festa, maquiagem para festa, maquiagem de noite",
    es: "maquillaje social, maquillaje de fiesta, maquillaje de noche, maquillaje para fiesta, make up social, maqui social",
    en: "party makeup, evening makeup, occasion makeup, event makeup, glam makeup, full glam, soft glam",
  },
  makeup_lesson: {
    broader: "general.lesson",
    otherwise: "salon.makeup",
    pt: "automaquiagem, curso de automaquiagem, aula de maquiagem, curso de maquiagem, aula de automaquiagem",
    es: "automaquillaje, curso de automaquillaje, clase de maquillaje, curso de maquillaje, taller de automaquillaje",
    en: "makeup lesson, makeup class, makeup course, self-makeup, learn makeup",
    needs: "aprender a me maquiar, aprender a maquiar, aprender a maquillarme, learn to do my own makeup, learn makeup",
  },
  face_painting: {
    otherwise: "salon.makeup",
    pt: "pintura facial, maquiagem artística, maquiagem infantil festa, maquiagem de halloween, maquiagem de caracterização, maquiagem de carnaval",
    es: "pintacaritas, maquillaje artístico, maquillaje de halloween, maquillaje de caracterización, maquillaje fantasía, maquillaje de carnaval",
    en: "face painting, halloween makeup, sfx makeup, artistic makeup, character makeup, carnival makeup",
  },
};
