import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const tattoo = "studio.tattoo";
const kindOf = { broader: tattoo, otherwise: tattoo };

/** Tattoos and piercings. */
export const ink: Trade = {
  tattoo: {
    pt: `tatuagem, tatuar, tattoo, fazer uma tatoo, tatuador, tatuadora, fineline, sessão de tatuagem, rabiscar a pele, tatoo, tatu, tattuagem,
      tatoagem, tatuei, tatuagem realista, blackwork, fine line, old school tattoo, maori, lettering tattoo,
      riscar a pele, primeira tattoo`,
    es: `tatuaje, tatuarme, tattoo, tatu, hacerme un tatuaje, tatuador, tatuadora, tatuar, fine line, sesión de tatuaje, tatoo, tattu, tatuarse, tatuarnos, tatuage,
      tinta piel, blackwork, realismo tatuaje, lettering tatuaje, primer tatuaje, matching tattoo, tattoos`,
    en: `tattoo, get a tattoo, ink, tattoo session, tattooed, tattooist, tattoo artist, get inked, tatoo, tatt, tattoos, matching tattoos, matching tattoo,
      first tattoo, fine line tattoo, blackwork, inked, new ink`,
  },
  small_tattoo: {
    ...kindOf,
    pt: `tatuagem pequena, tattoo pequena, tatuagem mini, mini tattoo, tatuagem minimalista, tattoo delicada, tatuagem delicada, tatuagem pequenininha, flash tattoo, flash day, tattozinha,
      tatuagenzinha, micro tattoo`,
    es: `tatuaje chico, tatuaje pequeño, tatuaje chiquito, mini tatuaje, tatuaje minimalista, tattoo chiquito, tatuajito, flash day, micro tatuaje, tatuaje delicado`,
    en: `small tattoo, tiny tattoo, little tattoo, mini tattoo, minimalist tattoo, micro tattoo, flash tattoo, flash piece, small piece, small flash, walk-in tattoo`,
    needs: `tiny|small|little|mini|dainty star|heart|wave|flower|butterfly|initial|initials|symbol|word|moon|name|rose|bird|anchor|cross|line|sun|leaf|date|quote|ankle|wrist|finger|rib|ribs|neck|arm|coin,
      =size of a coin, =small one, =small ones, =really small, coração|estrela|estrelinha|flor|florzinha|borboleta|inicial|iniciais|frase|lua|nome|símbolo|data pulso|tornozelo|nuca|braço|dedo|costela|pequenininho|pequenininha|pequenininhos|discreta|discreto,
      corazón|corazoncito|estrella|estrellita|flor|florcita|mariposa|inicial|iniciales|frase|luna|fecha|símbolo muñeca|tobillo|nuca|brazo|dedo|costilla|chiquito|chiquita|chiquitito|discreto`,
  },
  large_tattoo: {
    ...kindOf,
    pt: `fechamento de braço, fechar braço|costas|perna, fechar o braço, tatuagem grande, fechamento de costas, sessão longa tattoo, sessão de dia inteiro, diária de tatuagem, meia manga, braço fechado`,
    es: `tatuaje grande, manga de tatuaje, media manga, manga completa tatuaje, espalda completa tatuaje, sesión de día completo, jornada completa tatuaje, pieza grande, cerrar brazo|pierna`,
    en: `large piece, large tattoo, big tattoo, large piece session, big piece, sleeve, half sleeve, full sleeve, sleeve tattoo, thigh piece, chest piece, leg piece, =back piece, full day session, full day tattoo,
      all-day session, large scale tattoo`,
    needs: `continuar|terminar|fechar tatuagem|tattoo|braço|desenho|costas, seguir|terminar|continuar tatuaje|manga|brazo|espalda, continue|continuing|finish|finishing|carry sleeve|tattoo|piece|back|leg|arm`,
  },
  tattoo_design: {
    broader: "general.consultation",
    otherwise: tattoo,
    pt: `consulta de desenho, criação de arte, desenho personalizado, arte exclusiva, consulta de tatuagem, avaliação de tatuagem, orçamento de tatuagem, desenvolver a arte, criar o desenho`,
    es: `consulta de diseño, diseño personalizado, boceto, consulta de tatuaje, diseño de tatuaje, presupuesto de tatuaje, charla de diseño`,
    en: `design consultation, tattoo consultation, tattoo design, custom design, tattoo consult, design chat, sketch consultation, design appointment`,
    needs: `ideia|ideias|arte|desenho conversar|mostrar|discutir|tatuagem|criar, idea|ideas|diseño|dibujo charlar|mostrar|hablar|tatuaje|armar, ideas|design|sketch|drawing discuss|chat|talk|show|go|over|custom|before`,
  },
  tattoo_touch_up: {
    ...kindOf,
    pt: `retoque, retoquinho,  retoque de tatuagem, reforma de tatuagem, retocar|reformar|reforçar tatuagem|tattoo|tatoo|tatu, reavivar tatuagem, tatuagem|tattoo|tatoo desbotada|desbotou|apagada|apagou|falhada|falhou|borrada`,
    es: `retoque, retoquecito,  retoque de tatuaje, retocar|repasar|reforzar tatuaje|tattoo|tatu, revivir tatuaje, tatuaje|tattoo desteñido|borroneado|borró|apagado|gastado|destiñó`,
    en: `touch-up, touchup, retouch, tattoo touch-up, touch-up|fix|redo tattoo|ink|tat, fix my tattoo, tattoo refresh, tattoo rework, faded|blurry|patchy|fading tattoo`,
    needs: `tatuagem|tattoo|traço|linha desbotada|desbotou|apagada|apagou|falhada|falhou|clara, tatuaje|línea|tinta desteñido|borroneado|borró|apagado|gastado|salió,
      faded|blurry|patchy|fading tattoo|line|lines|ink|colour|color, line|lines|ink faded|fell|patchy, =going over again, =gone over again`,
  },
  tattoo_cover_up: {
    ...kindOf,
    otherwise: "studio.tattoo_touch_up",
    pt: `cover up, cobertura de tatuagem, cobrir|tapar|esconder tatuagem|tattoo|tatoo|tatu, cover de tatuagem, tatuagem|tattoo feia|arrependi|arrependida`,
    es: `cobertura de tatuaje, cover up, tapar|cubrir|esconder|arreglar tatuaje|tattoo|tatu, tapar un tatuaje, tatuaje|tattoo feo|arrepiento|arrepentí|arrepentida`,
    en: `tattoo cover-up, cover-up, cover up, coverup, cover|hide|covering tattoo|ink|tat, cover-up consultation, cover an old tattoo, old|bad|ugly|regret tattoo`,
    needs: `=nome do meu ex, =nome da minha ex, =nome do ex, =nome da ex,  tatuagem|tattoo feia|arrependi|arrependida|antiga|nome, =nombre de mi ex, =nombre del ex, =nombre de la ex,  tatuaje feo|arrepiento|viejo|arrepentida, my ex's name, ex's name, old|bad|ugly|regret tattoo`,
  },
  tattoo_removal: {
    ...kindOf,
    otherwise: "studio.tattoo_cover_up",
    pt: `remoção de tatuagem, remoção a laser, apagar|remover|tirar tatuagem|tattoo|tatoo|tatu, laser tatuagem, clareamento de tatuagem, despigmentação, livrar tatuagem|tattoo`,
    es: `borrado de tatuaje, remoción de tatuaje, remoción láser, borrar|remover|sacarme|eliminar tatuaje|tattoo|tatu, láser tatuaje, aclarar tatuaje, =sacarme el tatuaje, =sacarme un tatuaje`,
    en: `tattoo removal, laser removal, laser tattoo removal, laser removal session, remove|laser|erase|lighten|rid tattoo|ink|tat, tattoo laser`,
    needs: "tramp stamp, laser tattoo|stamp|ink",
  },
  piercing: {
    pt: `piercing, colocar piercing, furar a orelha, furo na orelha, body piercing, colocar brinco no bebê, furar o nariz, furo humanizado, 
      furar|furo|perfurar|perfuração|brinco orelha|nariz|umbigo|língua|lóbulo|bebê|sobrancelha|mamilo, piercer, septo, tragus, piercing no umbigo, hélix, percing, pircing, furinho, argola no nariz, argola no umbigo`,
    es: `piercing, ponerme un piercing, abridores, perforación, perforar la oreja, abrir la oreja, aritos para bebé, perforador,
      perforar|perforación|agujero|abrir|aritos|abridor oreja|orejas|nariz|ombligo|lengua|bebé|beba|ceja|lóbulo, piercer, septum, tragus, hélix, percing, pirsin, arito, argolla nariz|ombligo|labio`,
    en: `piercing, get pierced, ear piercing, nose piercing, ears pierced, belly piercing, septum, pierce my nose, belly button ring, nose ring, nose stud, lip ring, belly bar, navel ring, eyebrow ring, nipple ring,
      pierce|pierced|piercings ear|ears|nose|belly|tongue|nipple|lip|daughter|baby|cartilage, piercer, tragus, helix, conch, navel piercing, peircing, daith`,
  },
  piercing_change: {
    broader: "studio.piercing",
    otherwise: "studio.piercing",
    pt: "troca de joia, troca de piercing, trocar o piercing, troca de jóia, joia nova, upgrade de joia",
    es: "cambio de piercing, cambio de joya, cambiar el piercing, cambio de aro piercing, joya nueva",
    en: "jewellery change, jewelry change, piercing change, change piercing, downsize, piercing downsize, jewellery swap",
  },
  piercing_care: {
    broader: "studio.piercing",
    otherwise: "studio.piercing",
    pt: "avaliação de piercing, limpeza de piercing, retirada de piercing, remoção de piercing",
    es: "control de piercing, curación de piercing, sacar el piercing, retiro de piercing",
    en: "piercing check, piercing check-up, piercing removal, piercing aftercare",
    needs:
      "piercing inflamado|infeccionou|pus|queloide|bolinha|inchado, piercing infectado|inflamado|queloide|hinchado|bolita, piercing infected|bump|swollen|irritated|stuck",
  },
};
