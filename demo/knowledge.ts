import type { Actor } from "@/lib/core/actor";
import { createKnowledge } from "@/lib/domains/knowledge/create";

const texts = [
  [
    "Horário de atendimento",
    "A clínica atende de segunda a sexta, das 8h às 19h, e aos sábados, das 8h às 13h. Não abrimos aos domingos e feriados nacionais.\n\nA coleta de exames é feita apenas de manhã, das 8h às 10h30, por ordem de chegada.",
  ],
  [
    "Preços de consultas e procedimentos",
    "# Consultas\n\nConsulta com clínico geral: R$ 220. Consulta com especialista: R$ 320. Retorno em até 30 dias: sem custo.\n\n# Estética\n\nLimpeza de pele: R$ 180. Peeling: R$ 250. Drenagem linfática: R$ 150 a sessão.\n\n# Formas de pagamento\n\nPix, cartão de débito e cartão de crédito em até três vezes sem juros. Emitimos recibo para reembolso do convênio.",
  ],
  [
    "Preparo para exames",
    "# Exame de sangue\n\nJejum de 8 a 12 horas. Água pode ser bebida à vontade. Evite bebida alcoólica nas 72 horas anteriores e exercício físico no dia.\n\n# Ultrassom abdominal\n\nJejum de 6 horas. Não mastigue chicletes nem fume antes do exame.\n\n# Ultrassom pélvico\n\nBexiga cheia: beba quatro copos de água uma hora antes e não urine.\n\n# Eletrocardiograma\n\nNão é preciso jejum. Venha com uma roupa fácil de abrir e não passe creme no peito.",
  ],
  [
    "Política de cancelamento e remarcação",
    "Consultas podem ser canceladas ou remarcadas sem custo até 24 horas antes do horário. Com menos de 24 horas, cobramos metade do valor. Quem falta sem avisar paga a consulta inteira na próxima marcação.\n\nAtrasos de até 15 minutos são tolerados; depois disso, a consulta é encaixada no próximo horário livre.",
  ],
  [
    "Endereço e como chegar",
    "Ficamos na Rua Augusta, 1500, 4º andar, na Consolação, em São Paulo. A estação de metrô mais próxima é a Consolação, na linha verde, a cinco minutos a pé. O prédio tem elevador e entrada acessível.",
  ],
] as const;

const questions = [
  ["Vocês abrem aos sábados?", "Sim, aos sábados atendemos das 8h às 13h."],
  [
    "Quais convênios vocês aceitam?",
    "Aceitamos Unimed, Amil, Bradesco Saúde e SulAmérica. Nos outros, emitimos recibo para reembolso.",
  ],
  [
    "Tem estacionamento?",
    "Sim, o prédio tem estacionamento pago; com o carimbo da recepção, as duas primeiras horas custam R$ 12.",
  ],
  [
    "Posso levar acompanhante?",
    "Sim, um acompanhante por paciente. Menores de 18 anos precisam vir com um responsável.",
  ],
  [
    "Quanto tempo demora o resultado dos exames?",
    "Exames de sangue ficam prontos em dois dias úteis; ultrassom e eletrocardiograma, na hora.",
  ],
  [
    "Que documentos preciso levar?",
    "Um documento com foto e, se for o caso, a carteirinha do convênio e o pedido do médico.",
  ],
  ["Vocês atendem crianças?", "Sim, a partir dos dois anos, com o clínico geral às terças e quintas."],
] as const;

/** What the clinic's customers ask most. */
export async function addKnowledge(actor: Actor): Promise<void> {
  for (const [title, content] of texts) await createKnowledge(actor, { kind: "text", title, content });
  for (const [question, answer] of questions) await createKnowledge(actor, { kind: "faq", question, answer });
}
