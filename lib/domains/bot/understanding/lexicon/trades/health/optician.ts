import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const eyes = "clinic.ophthalmology";

/** Glasses and contact lenses. The eye test itself is the clinic's. */
export const optician: Trade = {
  contact_lenses: {
    broader: eyes,
    otherwise: eyes,
    pt: `lente de contato, lentes de contato, adaptação de lente, adaptação de lentes, adaptar lente, teste de lente, lente gelatinosa,
      lente rígida, lentes descartáveis, lente mensal, lente colorida, lente escleral, colocar|botar|usar lente|lentes, revisão de lentes de contato`,
    es: `lentes de contacto, adaptación de lentes de contacto, adaptación de lentes, lentes blandas, lentes descartables, lentes de color,
      pupilentes, prueba de lentes de contacto, control de lentes de contacto, colocación de lentes de contacto`,
    en: `contact lens fitting, contact lenses, contact lens, contact lens check, contact lens trial, contact lens aftercare, contact lens teach,
      daily lenses, daily disposables, coloured lenses, colored contacts, lens fitting, wear contacts`,
    needs: `cansei|cansada|cansado|enjoei óculos, =nao quero mais oculos, =largar os oculos, jogar bola óculos, lente|lentes incomoda|incomodando|resseca|ardendo,
      harta|harto|cansada|cansado anteojos|lentes, =dejar los anteojos, =dejar los lentes, jugar fútbol|deporte anteojos|lentes,
      tired|sick|fed glasses, =instead of glasses, =without my glasses, lenses irritating|uncomfortable|dry|scratchy, contacts`,
  },
  frame_adjustment: {
    otherwise: "optician.glasses_repair",
    pt: `ajuste de armação, ajuste de óculos, ajustar|regular|apertar|alinhar|desentortar|endireitar óculos|armação, ajuste de haste, troca de plaquetas,
      plaqueta, plaquetas, limpeza de óculos`,
    es: `ajuste de anteojos, ajuste de lentes, ajuste de armazón, ajustar|regular|apretar|alinear|enderezar anteojos|armazón|marco|patilla,
      =ajustar los lentes, cambio de plaquetas, plaquetas, limpieza de anteojos`,
    en: `frame adjustment, glasses adjustment, adjust|straighten|tighten|realign glasses|frames|specs, glasses adjusted, nose pads, glasses tightened`,
    needs: `óculos|armação torto|torta|entortou|entortei|frouxo|frouxa|bambo|bamba|escorrega|escorregando|caindo|aperta|apertando|apertado|machuca|machucando|folgado|parafuso|plaqueta,
      parafuso perna|haste|perninha, sentei óculos, dormi óculos|armação,
      anteojos|armazón|lentes torcido|torcidos|doblado|doblados|chueco|chuecos|flojo|flojos|resbalan|aprietan|lastiman|tornillo|tornillito|patilla|patita,
      =me sente arriba de los anteojos, glasses|frames|specs crooked|bent|wonky|loose|slipping|slide|sliding|tight|pinch|pinching|screw|sat|lopsided|falling`,
  },
  glasses_repair: {
    otherwise: "optician.frame_adjustment",
    pt: `conserto de óculos, consertar|soldar|arrumar óculos|armação|haste, solda de armação, reparo de óculos, troca de haste`,
    es: `reparación de anteojos, reparación de lentes, reparar|arreglar|soldar anteojos|armazón|patilla, arreglo de anteojos, soldadura de armazón`,
    en: `glasses repair, spectacle repair, frame repair, repair|fix|mend glasses|specs|frames`,
    needs: `óculos|armação|haste quebrou|quebrado|quebrada|quebrei|partiu|soltou|pisei, anteojos|armazón|patilla rompió|rompieron|roto|rotos|rota|quebró|pisé|salió,
      glasses|frames|specs broke|broken|snapped|cracked|stepped|arm`,
  },
  glasses_choice: {
    otherwise: "optician.sunglasses",
    pt: `escolha de óculos, escolha de armação, escolher|achar|encontrar|ver|experimentar|comprar óculos|armação|armações, armação nova, armações novas,
      consultoria de óculos, consultora de óculos, consultoria de imagem óculos, =oculos novo, =oculos novos, fazer óculos, óculos de grau`,
    es: `elección de anteojos, elección de armazón, elegir|encontrar|comprar|probarme anteojos|armazón|armazones|marcos|marco, =elegir los lentes, =elegir lentes, =elegir un marco, =elegir el marco, =elegir marco, =marco nuevo, =un marco que,
      asesoramiento de armazones, armazón nuevo, armazones nuevos, =anteojos nuevos, =lentes nuevos, anteojos recetados, anteojos de aumento, lentes recetados`,
    en: `frame selection, choose|choosing|pick|picking|try|buy glasses|frames|specs, glasses styling, frame styling, eyewear styling, =new glasses, =new frames, new specs,
      prescription glasses, style consultation glasses`,
    needs: `óculos|armação combina|combine|indecisa|indeciso|rosto|moderno|moderna, anteojos|armazón|marco combinen|quedan|queden|cara|favorezcan,
      glasses|frames suit|suits|face|style`,
  },
  glasses_pickup: {
    otherwise: "delivery.pick_up",
    pt: `retirada de óculos, retirar|buscar óculos, óculos prontos, entrega de óculos, =pegar meu oculos, =pegar meus oculos, =pegar os oculos, =pegar o oculos, retirada de lentes`,
    es: `retiro de anteojos, retirar|buscar anteojos, entrega de anteojos, =retirar los lentes, =buscar los lentes, =retiro de lentes, =pasar a buscar los anteojos, =anteojos listos, =lentes listos`,
    en: `glasses collection, glasses pickup, spectacle collection, collect|pick glasses|specs, collecting glasses, glasses are ready`,
    needs: `óculos prontos|chegou|chegaram|avisaram|encomendei, =oculos ficou pronto, =oculos ta pronto, =oculos ja ta pronto, =que ta pronto, =que ficou pronto, =ja esta pronto,
      =ja ta pronto, anteojos|lentes llegaron|encargué|avisaron, =ya estan listos, =que estan listos, =ya estan mis anteojos, =ya estan mis lentes,
      glasses arrived|ordered, =are ready to collect, =ready for collection, =ready to pick up`,
  },
  lens_replacement: {
    otherwise: "optician.glasses_choice",
    pt: `troca de lentes, trocar as lentes, lentes novas, lente multifocal, multifocal, multifocais, bifocal, lente antirreflexo, antirreflexo, lentes transitions, fotossensível, lente progressiva`,
    es: `cambio de cristales, cambiar los cristales, cristales nuevos, cristales, multifocales, multifocal, bifocales, cristales progresivos, antirreflejo, fotocromáticos, cambio de lentes`,
    en: `lens replacement, replace lenses, reglaze, reglazing, varifocals, varifocal, progressive lenses, bifocals, anti-glare, photochromic lenses, transition lenses`,
    needs: `lente|lentes riscada|riscou|riscadas|arranhada|trincou|trincada, cristal|cristales|lentes rayado|rayados|rayó|rajado, lens|lenses scratched|cracked|scratches|chipped`,
  },
  sunglasses: {
    otherwise: "optician.glasses_choice",
    pt: "óculos de sol, óculos escuros, óculos solar, óculos de sol com grau",
    es: "anteojos de sol, lentes de sol, gafas de sol, anteojos de sol con aumento",
    en: "sunglasses, prescription sunglasses, sunnies",
  },
};
