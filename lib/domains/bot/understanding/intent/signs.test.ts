import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameAnswered } from "@/lib/domains/bot/understanding/contact";
import { canBe } from "@/lib/domains/bot/understanding/intent/signs";
import { understand } from "@/lib/domains/bot/understanding/understand";

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
const first = wordsIn(`
  Diego Ana María José Juan Luis Carlos Jorge Pedro Pablo Miguel Ángel Rafael Gabriel Daniel David Mateo Matías
  Santiago Sebastián Nicolás Lucas Thiago Tiago Felipe Gustavo Fernando Francisco Chico Eduardo Ricardo Roberto
  Alberto Adalberto Gilberto Norberto Oscar Hugo Raúl Rubén Ramón Sergio Javier Andrés Emilio Julio César Víctor
  Iván Martín Joaquín Agustín Facundo Gonzalo Ignacio Leandro Leonardo Marcelo Marcos Mauricio Maximiliano
  Nahuel Omar Patricio Rodrigo Ezequiel Tomás Valentín Benjamín Bautista Bruno Caio Cauã Davi Enzo Heitor Igor
  João Jonas Murilo Otávio Renan Renato Rogério Samuel Vinícius Vítor Wagner Wellington Washington Adriana
  Alejandra Alicia Amanda Andrea Ângela Antonia Beatriz Bia Brenda Camila Carla Carolina Caro Catalina Cecilia
  Celeste Clara Claudia Cristina Daniela Débora Delfina Diana Eduarda Duda Elena Elisa Elba Emilia Estela Eva
  Fabiana Fernanda Florencia Gabriela Gisela Gloria Graciela Guadalupe Helena Inés Irene Isabel Isabela Ivone
  Jimena Josefina Juana Julia Juliana Karina Larissa Laura Leticia Lidia Liliana Lorena Lourdes Lucía Luisa
  Luiza Luz Magdalena Malena Manuela Marcela Margarita Mariana Marina Marta Mercedes Micaela Milagros Mônica
  Natalia Noelia Noemí Nora Norma Olga Paola Patricia Paula Pilar Raquel Renata Rita Rocío Romina Rosa Rosario
  Ruth Sabrina Sandra Silvana Silvia Sofía Soledad Sonia Susana Talita Tamara Tatiana Teresa Valentina Valeria
  Vanesa Verónica Vera Victoria Viviana Ximena Yamila Yolanda Zulma Chela Chiara Ciara Cayetano Chano Chayanne
  Tatiane Thaís Taís Thaiane Byron Dalila Dalia Oksana Olavo Oliver Olívio Oyuki Yago Yesenia Noa Noé Nair Nahir
  Nina Nilo Sila Simón Simone Sirlei Siomara Segundo Primo Salvador Graça Obdulio Abrahão Abril Dulce Bella Esperanza Consuelo Caridad Paz Sol Mar Reyes Valdir Valmir Cláudio Clarissa Isa Isaías Horacio Aurora
  Helio Hélio Helô Hilda Heidi Hiago Hipólito Yesica Jessica Kelly Kevin Okan Otto Odair Odete`);
const last = wordsIn(`
  Chatero García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández
  Díaz Moreno Álvarez Muñoz Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano
  Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés
  Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores
  Cabrera Campos Vega Fuentes Carrasco Reyes Caballero Nieto Aguilar Pascual Santana Herrero Lorenzo Montero
  Hidalgo Giménez Ibáñez Ferrer Durán Benítez Mora Arias Vargas Carmona Crespo Román Pastor Soto Sáez Velasco
  Moya Soler Parra Esteban Bravo Gallardo Rojas Silva Souza Sousa Oliveira Lima Pereira Ferreira Costa Almeida
  Nascimento Carvalho Araújo Ribeiro Barbosa Rocha Dias Nunes Mendes Freitas Cardoso Teixeira Correia Fernandes
  Gomes Lopes Marques Vieira Monteiro Cavalcanti Barros Pinto Moura Machado Azevedo Cunha Duarte Batista Andrade
  Borges Coelho Tavares Chaves Chagas Chacón Chávez Chamorro Chaparro Charlier Charo Cháves Sayago Saldívar
  Salas Saavedra Byers Hollister Holanda Olaso Olarte Olaya Oyarzábal Abrego Abreu Abrahão Bezerra Beja Bessa
  Bonfim Bonilla Bueno Buenaventura Buendía Graça Gracián Gratacós Obregón Obrador Thomas Paz Peixoto Pazos Caro
  Valle Vallejo Daleffe Sica Siles Simón Sosa Noel Nogueira Noguera Nonato Noya Novoa Jara Perdomo Perera
  Paredes Pareja Passos Pasos Cáceres Caldas Esperón Vera Veras Verón Veiga Lugo Luengo Ates Atienza Astorga
  Falcón Falero Fuidio Índio Ciancio Cia Ciarlo Xavier Xauen Adeodato Arrivillaga Recalde Riquelme Ayala
  Villalba Cantero Cardozo Franco`);
/** They are words of every day as well: alone they say that, and beside another name they are one. */
const doubles = ["Claro", "Vale", "Dale", "Gracia", "Bueno", "Franco", "Paz", "Salud"];

const around = {
  now: { date: "2026-11-24", minute: 600 },
  services: [
    { id: "corte", name: "Corte de cabelo" },
    { id: "barba", name: "Arreglo de barba" },
  ],
  people: [],
  offered: 0,
  handoffWords: [],
};
const language = fc.constantFrom("pt" as const, "es" as const, "en" as const);
/** What a name wants: nothing that could be answered or done. */
const nothing = new Set(["none", "book", "availability", "ask"]);
const answers = new Set(["greet", "thanks", "bye", "yes", "no"]);

function heardAs(name: string, usual: "pt" | "es" | "en") {
  const { intent, reply } = understand(name, { ...around, usual });
  return { name, reply, intent };
}
const expectNothing = (name: string, usual: "pt" | "es" | "en"): void => {
  const { intent, reply } = heardAs(name, usual);
  expect({ name, reply, wants: nothing.has(intent) ? "nothing" : intent }).toEqual({
    name,
    reply: null,
    wants: "nothing",
  });
};

describe("a name by itself", () => {
  it("is no greeting, thanks, goodbye, yes, no or act: a first name or a surname", () => {
    for (const name of [...first, ...last]) for (const usual of ["pt", "es", "en"] as const) expectNothing(name, usual);
  });

  const people = fc.tuple(fc.constantFrom(...first), fc.constantFrom(...last, ...doubles));
  it("nor is a whole name", () => {
    fc.assert(
      fc.property(people, language, (name, usual) => expectNothing(name.join(" "), usual)),
      { numRuns: 300 },
    );
  });

  it("nor is one without its capitals a greeting, thanks, goodbye, yes or no", () => {
    fc.assert(
      fc.property(people, language, (name, usual) => {
        const { intent, reply } = heardAs(name.join(" ").toLowerCase(), usual);
        expect([name, answers.has(intent), reply]).toEqual([name, false, null]);
      }),
      { numRuns: 300 },
    );
  });

  it("answers what somebody is called", () => {
    fc.assert(
      fc.property(people, ([name, surname]) => {
        expect(nameAnswered(`${name} ${surname}`)).toBe(`${name} ${surname}`);
      }),
    );
  });
});

describe("a few words", () => {
  it.each([
    ["bye", "chau"],
    ["bye", "tchauzinho"],
    ["bye", "hasta luego"],
    ["bye", "see you"],
    ["greet", "oii"],
    ["greet", "buen dia"],
    ["greet", "hey there"],
    ["thanks", "brigadao"],
    ["thanks", "mil gracias"],
    ["thanks", "thx"],
    ["cancel", "cancelalo"],
    ["cancel", "canclar turno"],
    ["arriving", "llegando"],
    ["location", "pasame la ubi"],
    ["bookings", "mis turnos"],
    ["reschedule", "remarcar"],
  ] as const)("can be %s: %s", (intent, text) => {
    expect(canBe(intent, text)).toBe(true);
  });

  it.each([
    ["bye", "diego chatero"],
    ["greet", "olaya"],
    ["thanks", "gracia vieira"],
    ["cancel", "pereira"],
    ["arriving", "esperanza"],
    ["location", "jimenez"],
    ["bookings", "yesenia"],
    ["reschedule", "teresa correia"],
  ] as const)("cannot be %s: %s", (intent, text) => {
    expect(canBe(intent, text)).toBe(false);
  });
});
