/** What a customer of each country might be called, and what the clinic might have noted about them. */

const words = (text: string): [string, ...string[]] => {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return [first, ...rest];
};

export const portuguese = {
  first: words(`
    Adriana Alessandra Amanda André Antônio Bruna Bruno Caio Carla Carlos Cecília Cláudia Daniel Débora
    Eduardo Elaine Fábio Fernanda Flávia Francisco Gabriela Gilberto Guilherme Gustavo Igor Isabela Janaína
    João Joaquim José Juliana Larissa Leandro Letícia Luana Lucas Luciana Luís Manuela Marcelo Marcos Mariana
    Mateus Natália Patrícia Paulo Pedro Raquel Ricardo Roberta Rodrigo Rosana Sandra Sérgio Simone Sofia
    Tatiane Valéria Vinícius Yasmin`),
  last: words(`
    Almeida Alves Andrade Araújo Azevedo Barbosa Batista Cardoso Carvalho Castro Conceição Correia Costa Dias
    Fernandes Ferreira Freitas Gomes Gonçalves Lima Macedo Machado Magalhães Marques Martins Melo Mendes
    Monteiro Moraes Moreira Moura Nakamura Nascimento Oliveira Pacheco Pereira Pinto Ramos Reis Ribeiro
    Rodrigues Santana Santos Silva Siqueira Souza Teixeira Vieira`),
};

export const spanish = {
  first: words(`
    Agustín Alejandra Ariel Bautista Belén Blas Camilo Carolina Catalina Celeste Cristian Daiana Derlis
    Emilia Esteban Federico Fernando Florencia Gonzalo Graciela Guadalupe Hernán Ignacio Jazmín Joaquín
    Julieta Leonardo Liz Lourdes Lucía Marcela Martín Matías Milagros Mirta Nicolás Noelia Óscar Paola Ramón
    Rocío Santiago Sebastián Silvia Soledad Tamara Tomás Valentina Verónica Ximena`),
  last: words(`
    Acosta Aguilera Álvarez Ayala Báez Benítez Bogado Cabrera Caballero Cáceres Castillo Chávez Díaz
    Domínguez Duarte Escobar Espínola Fernández Ferreyra Franco Galeano Giménez Godoy Gómez González
    Gutiérrez Herrera Insfrán Ledesma López Maidana Martínez Medina Molina Núñez Ojeda Ortiz Paredes Peralta
    Quiroga Ramírez Romero Rojas Sosa Suárez Torres Vera Villalba`),
};

export const companies = [
  "Padaria Bela Vista",
  "Studio Aurora",
  "Oficina do Zé",
  "Colégio Horizonte",
  "Transportes Paraná",
  "Mercado Ipê",
  "Construtora Alvorada",
  "Café do Largo",
  "Gráfica Ponto Fino",
  "Floricultura Hortênsia",
  "Ferretería El Lapacho",
  "Librería del Sur",
  "Panadería San Blas",
  "Kiosco Rivadavia",
] as const;

export const tags = [
  "vip",
  "retorno",
  "convênio",
  "particular",
  "pilates",
  "fisioterapia",
  "diabético",
  "idoso",
  "prefere manhã",
  "prefere WhatsApp",
  "entrega",
  "cadeirante",
] as const;

export const notes = [
  "Prefere horários pela manhã.",
  "Ligar antes de sair para a entrega; o interfone não funciona.",
  "Alergia a dipirona.",
  "Vem com a filha.",
  "Pediu nota fiscal no nome da empresa.",
  "Prefiere que le escriban en español.",
] as const;
