import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const tuning = "instruments.tuning";

/** Piano tuners, and who mends other instruments. */
export const instruments: Trade = {
  tuning: {
    pt: "afinação de piano, afinar piano, afinar o piano, afinador de piano, afinador, afinação padrão, afinar instrumento, afinação de instrumentos",
    es: "afinación de piano, afinar el piano, afinador de piano, afinador, afinar piano, afinación estándar, afinación de instrumentos",
    en: "piano tuning, standard tuning, tuning, piano tuner, tune piano, piano tuned, usual tuning, regular tuning, routine tuning",
    needs: `piano desafinado|desafinou|afina|desafinada, piano desafinado|desafinó|suena|afinen, piano tune|tuned|untuned|sounds|off|sour, upright tune|tuned|untuned|sounds, =out of tune, =hasn't been tuned,
      =tune it, =a tune, =regular tune, =tune on, =get it tuned, concert|recital tune|tuned|sounds`,
  },
  pitch_raise: {
    otherwise: tuning,
    pt: "subida de tom, elevação de afinação, subir a afinação, afinação dupla, dupla afinação",
    es: "subida de tono, subir el diapasón, subida de diapasón, doble afinación",
    en: "pitch raise, pitch raise and tuning, pitch correction, double tuning, concert pitch",
    needs:
      "semitone flat, tone flat piano, years untuned|tuned piano|upright, anos sem afinar, años sin afinar, meio tom abaixo, medio tono abajo, =below concert pitch",
  },
  regulation: {
    otherwise: tuning,
    pt: "regulagem de piano, regulagem de cauda, regulagem do mecanismo, entonação de piano, regulagem da máquina do piano",
    es: "regulación de piano, regulación de mecanismo, entonación de piano, regulación de cola",
    en: "piano regulation, grand piano regulation, regulation, regulate piano|grand|action, action regulation, voicing, piano voicing",
    needs:
      "touch|keys|action uneven|heavy|light piano|grand, grand uneven|heavy|regulating, toque pesado|desigual|irregular piano, teclas pesadas|desiguais|desparejas",
  },
  key_repair: {
    otherwise: "instruments.regulation",
    pt: "conserto de teclas, reparo de pedal, conserto de piano, troca de cordas de piano, reparo de teclas e pedais, troca de feltros, reforma de piano, restauração de piano",
    es: "reparación de teclas, reparación de pedal, reparación de piano, cambio de cuerdas de piano, restauración de piano, arreglo de piano",
    en: "key repair, pedal repair, key and pedal repair, piano repair, string replacement piano, hammer repair, piano restoration",
    needs: `tecla|teclas presa|presas|travada|travadas|travando|afunda|emperrada|volta|muda, pedal rangendo|range|solto|quebrado, tecla|teclas trabada|trabadas|pegada|pegadas|hundida|suena|vuelve, pedal chirría|suelto|roto,
      key|keys stick|sticks|sticking|stuck|dead|up|jammed, middle C, =come back up, =spring back up, pedal squeaks|squeaky|squeak|loose|broken|stuck, broken string|hammer piano`,
  },
  piano_cleaning: {
    otherwise: tuning,
    pt: "limpeza de piano, limpeza interna de piano, higienização de piano, tratamento contra cupim piano, polimento de piano",
    es: "limpieza de piano, limpieza interior de piano, limpieza interna piano, tratamiento polilla piano, lustre de piano",
    en: "piano cleaning, piano interior cleaning, clean piano, cleaning piano, piano polishing, dust piano, moth treatment piano",
    needs: "poeira|traça|cupim|sujeira piano, polvo|polillas|suciedad piano, dust|dusty|moths|moth|mice piano",
  },
  guitar_setup: {
    otherwise: "instruments.luthier",
    pt: "regulagem de violão, regulagem de guitarra, regulagem de baixo, setup de guitarra, regular violão|guitarra, ajuste de tensor, oitavas guitarra",
    es: "calibración de guitarra, calibrar guitarra|bajo, puesta a punto de guitarra, regulación de guitarra, ajuste de alma guitarra, octavar guitarra",
    en: "guitar setup, guitar set-up, bass setup, guitar intonation, fret dress, truss rod adjustment, guitar action",
    needs:
      "violão|guitarra trastejando|duro|dura|empenado|empenada|alto|desafina, guitarra cerdea|trastea|dura|torcida|desafina, guitar|bass buzzing|buzzes|fret|high|warped",
  },
  string_change: {
    otherwise: "instruments.guitar_setup",
    pt: "troca de cordas, trocar as cordas, encordoamento, encordoar, cordas novas",
    es: "cambio de cuerdas, cambiar las cuerdas, encordado, encordar, cuerdas nuevas",
    en: "string change, restring, restringing, new strings, change strings",
    needs:
      "corda|cordas estourou|arrebentou|velhas|enferrujadas, cuerda|cuerdas cortó|rompió|viejas|oxidadas, string|strings snapped|old|rusty|popped",
  },
  luthier: {
    otherwise: "general.repair",
    pt: "luthier, luteria, conserto de violão, conserto de guitarra, conserto de violino, conserto de instrumentos, colagem de cavalete, conserto de instrumento musical",
    es: "luthier, luthería, lutería, reparación de guitarra, reparación de violín, arreglo de guitarra, reparación de instrumentos, arreglo de instrumentos",
    en: "luthier, guitar repair, violin repair, instrument repair, bow rehair, crack repair guitar, instrument maintenance",
    needs:
      "braço do violão|guitarra quebrou|descolou, =se me cayo la guitarra, guitarra|violín despegó|rajó|partió, guitar|violin headstock|cracked|neck snapped",
  },
  wind_repair: {
    otherwise: "instruments.luthier",
    pt: "manutenção de saxofone, conserto de sax, troca de sapatilhas sax, manutenção de flauta, banho químico trompete, revisão de clarinete",
    es: "mantenimiento de saxo, reparación de saxo, cambio de zapatillas saxo, mantenimiento de flauta, reparación de trompeta, reparación de vientos",
    en: "saxophone repair, sax overhaul, flute repair, trumpet repair, woodwind repair, brass repair, pad replacement, chemical clean brass",
  },
  amplifier_repair: {
    otherwise: "general.repair",
    pt: "conserto de amplificador, conserto de pedal de guitarra, conserto de teclado musical, troca de captador, elétrica de guitarra, conserto de caixa de som",
    es: "reparación de amplificador, reparación de pedales, cambio de micrófonos guitarra, electrónica de guitarra, reparación de teclado musical, reparación de parlantes",
    en: "amp repair, amplifier repair, pedal electronics repair, pickup installation guitar, guitar electronics, keyboard electronics repair",
  },
};
