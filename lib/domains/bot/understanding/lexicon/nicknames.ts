/** What people of a first name are often called. */
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  `francisco chico pancho paco fran; jose ze pepe; antonio toninho toño tony; joao joaozinho jo; eduardo edu dudu lalo;
  roberto beto; alberto beto tito; carlos caca charly carlitos; luis lucho lu; luiz lu; ignacio nacho; guillermo guille memo;
  guilherme gui; gustavo guga gus; rafael rafa; gabriel gabi biel; gabriela gabi; fernanda fer nanda; fernando fer nando;
  maria mari; mariana mari; patricia pati paty; beatriz bia; isabel isa bel; isabela isa; carolina caro carol; juliana ju juli;
  julia ju juli; alejandro ale; alejandra ale; alexandre ale xande; alexandra ale; daniela dani; daniel dani; cristina cris;
  cristian cris; nicolas nico; santiago santi; sebastian seba; matias mati; martin tincho; agustin agus; agustina agus; florencia flor;
  milagros mili; rocio ro; rodrigo rodri; leonardo leo; leandro lea; leticia leti le; leticia lets; valentina vale; valeria vale;
  victoria vicky; veronica vero; monica moni; mercedes mecha meche; dolores lola; consuelo chelo; concepcion conchi; graciela chela;
  thiago thi; felipe fe lipe pipe; marcelo marce; marcela marce; andrea andy; andres andy; jorge coco; miguel migue; manuel manu manolo;
  emanuel manu; enrique quique; henrique rique; jessica jess jessi; elizabeth liz beth; william will bill; robert bob rob; james jim
  jimmy; michael mike; tomas tomi tom; facundo facu; joaquin joaco; lucas luqui; micaela mica; camila cami; sofia sofi; macarena maca; bautista bauti; katherine kate katy; margaret maggie peggy; thomas tom; samuel sam; samantha sam; benjamin ben benja; joseph joe`
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .split(";")
    .map((line): [string, string[]] => {
      const [name = "", ...short] = line.trim().split(/\s+/);
      return [name, short];
    }),
);
