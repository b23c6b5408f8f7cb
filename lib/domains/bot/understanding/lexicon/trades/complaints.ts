/** A part of the body that hurts, in few words: "joelho doendo", "me duele la cintura", "swollen ankle". */
export const hurting = `
  joelho|costas|coluna|lombar|ombro|quadril|tornozelo|pé|punho|cotovelo|braço|perna|pescoço|cervical|mão|dedo|calcanhar|virilha|costela|bacia dor|dores|dói|doendo|doem|travou|travada|travado|travei|inchou|inchado|machuquei|torci|quebrei|estalando|estala|mexer|dobrar,
  rodilla|espalda|columna|cintura|lumbar|hombro|cadera|tobillo|pie|muñeca|codo|brazo|pierna|cuello|dedo|mano|talón|ingle|cervicales|costilla dolor|dolores|duele|duelen|doliendo|lastimé|torcí|doblé|hinchada|hinchado|quebré|apoyar|mover|trabada|bloqueada|doblar,
  knee|knees|hip|hips|ankle|foot|wrist|elbow|shoulder|shoulders|leg|arm|neck|finger|spine|heel|rib|thumb pain|pains|hurts|hurt|hurting|sore|swollen|twisted|sprained|broke|broken|aching|aches|popped|bend|painful,
  dor nas costas, dor na lombar, lumbago, mau jeito, dei mau jeito, =back pain, =back hurts, =back is killing, =back ache, backache, =sore back, =bad back, =back problems,
  =lower back, =back went out, =back spasms, quedé duro, quedé dura`;
