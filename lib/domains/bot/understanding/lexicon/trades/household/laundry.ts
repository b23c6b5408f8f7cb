import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const laundry = "home.laundry";
const kindOf = { broader: laundry, otherwise: laundry };

/** Laundries: washing, ironing, dry cleaning. */
export const laundries: Trade = {
  ironing: {
    otherwise: "home.house_cleaning",
    pt: `passadoria, passadeira, passar roupa|roupas|camisa|camisas, roupa|roupas|camisas pra passar, engomar, ferro de passar, passa roupa, roupa passada`,
    es: `planchado, planchado de ropa, planchar, planchadora, planchen, plancha de ropa, planchar ropa|camisas, ropa para planchar, camisas para planchar`,
    en: `ironing, iron shirts|clothes, ironed, pressing clothes, shirts pressed, laundry pressing, ironing service, iron my clothes`,
    needs: `roupa acumulada, roupa amassada, pilha|monte|montanha|cesto roupa|roupas|camisas, =roupa pra passar, =roupas pra passar, =roupa para passar, pila|montaña|montón ropa|camisas, ropa arrugada,
      wrinkled shirts|clothes, pile|mountain shirts|clothes, creased shirts`,
  },
  laundry: {
    otherwise: "home.ironing",
    pt: "lavanderia, lavar roupa, lavagem de roupa, lavar roupas, lavagem de roupas, lavar e secar, lavagem por quilo, cesto de roupa, lavagem de cesto",
    es: "lavandería, lavadero de ropa, lavar ropa, lavado de ropa, laverap, lavado y secado, lavado por kilo, lavado de canasto, valet de ropa",
    en: "laundry, laundry service, wash and fold, laundromat, wash clothes, wash my clothes, wash and dry, service wash, laundry by weight",
    needs:
      "roupa suja acumulada, roupa suja, máquina quebrou roupa, ropa sucia acumulada, ropa sucia, lavarropas rompió ropa, dirty clothes, dirty laundry, washing machine broke clothes",
  },
  wash_and_iron: {
    parts: ["home.laundry", "home.ironing"],
    pt: "lavar e passar, lava e passa roupa, lava e passa, lavagem e passadoria",
    es: "lavado y planchado, lavar y planchar, lavado y plancha",
    en: "wash and iron, wash and press, laundry and ironing, washing and ironing",
  },
  dry_cleaning: {
    ...kindOf,
    pt: "lavagem a seco, lavagem a seco de roupa, lavar a seco, lavagem de terno, lavar terno|paletó|casaco|blazer, tinturaria",
    es: "tintorería, lavado a seco, lavado a seco de ropa, limpieza a seco, lavado de traje, limpiar traje|tapado|saco|campera, limpieza de traje",
    en: "dry cleaning, dry cleaners, dry clean, suit cleaning, clean suit|coat|jacket|blazer, drycleaning",
  },
  duvet_wash: {
    ...kindOf,
    pt: "lavar edredom, edredom, lavagem de edredom, lavar cobertor|manta|colcha, edredon, lavagem de cobertor, lavagem de edredons",
    es: "lavado de acolchados, acolchado, lavar frazadas, lavado de frazadas, lavar acolchado|frazada|edredón|cubrecama, lavado de acolchado",
    en: "duvet cleaning, duvet wash, wash duvet|comforter|blanket|quilt, comforter cleaning, bedding wash",
  },
  curtain_wash: {
    ...kindOf,
    pt: "lavagem de cortinas, lavar cortina|cortinas, lavagem de tapete na lavanderia, lavagem de persianas",
    es: "lavado de cortinas, lavar cortina|cortinas, limpieza de cortinas",
    en: "curtain cleaning, wash curtains, curtains cleaned, drapes cleaning",
  },
  shoe_cleaning: {
    ...kindOf,
    pt: "lavagem de tênis, limpeza de tênis, lavar tênis, lavar sapatos, higienização de tênis, limpeza de sapatos",
    es: "lavado de zapatillas, limpieza de zapatillas, lavar zapatillas, limpieza de calzado, lavado de calzado",
    en: "shoe cleaning, sneaker cleaning, trainer cleaning, clean sneakers|trainers|shoes, sneaker wash",
  },
  wedding_dress_cleaning: {
    ...kindOf,
    otherwise: "home.dry_cleaning",
    pt: "lavagem de vestido de noiva, lavar vestido, lavagem de vestido de festa, limpeza de vestido",
    es: "lavado de vestido de novia, limpieza de vestido, lavar vestido, lavado de vestido de fiesta",
    en: "wedding dress cleaning, dress cleaning, gown cleaning, clean wedding dress",
  },
  stain_removal: {
    ...kindOf,
    otherwise: "home.dry_cleaning",
    pt: "remoção de manchas, tirar mancha roupa|camisa|vestido, tira manchas",
    es: "quitamanchas, sacar mancha ropa|camisa|vestido, remoción de manchas ropa",
    en: "stain removal, remove stain shirt|dress|clothes, stain treatment",
    needs:
      "mancha|manchou|manchei camisa|vestido|vinho|blusa|roupa, mancha|manché|manchó camisa|vestido|vino|ropa, stain|stained|spilled shirt|dress|wine|blouse",
  },
  alterations: {
    pt: "conserto de roupa, ajuste de roupa, bainha, fazer bainha, costureira, ajustar vestido|calça|terno, troca de zíper, reforma de roupa",
    es: "arreglo de ropa, compostura, composturas, dobladillo, modista, ajustar vestido|pantalón|traje, cambio de cierre, arreglos de costura",
    en: "alterations, clothing alterations, hem trousers|pants|dress|jeans, tailor, take in dress|trousers|suit, zip replacement, seamstress, zipper replacement clothes",
    needs:
      "calça|vestido|saia comprida|larga|apertada|barra, pantalón|vestido|pollera queda|largo|apretado|ruedo, trousers|pants|dress|jeans long|loose|tight|hemmed",
  },
  laundry_pickup: {
    ...kindOf,
    pt: "coleta e entrega de roupa, delivery de lavanderia, buscar roupa em casa, leva e traz lavanderia",
    es: "retiro y entrega de ropa, delivery de lavandería, retiro de ropa a domicilio",
    en: "laundry pickup, laundry pickup and delivery, laundry collection, laundry delivery",
  },
};
