const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Articles, pronouns, prepositions, conjunctions, forms of "to be" and "to have". */
const grammar = `
  a o os as um uma uns umas de da do das dos d em no na nos nas num numa ao aos pelo pela pelos pelas por para pra pro pros pras
  p com sem sob sobre ate entre desde e ou mas nem que q qual quais quem onde aonde quando qdo como porque pq se nao n sim ja ainda
  so tambem tb tbm muito muita muitos muitas mt mto mais menos mesmo mesma outro outra outros outras algum alguma
  alguns algumas disso disto daquilo nisso nisto dele dela deles delas nele nela desse dessa deste desta nesse nessa neste nesta nenhum nenhuma todo toda todos todas cada tudo nada algo alguem ninguem isso isto aquilo esse essa esses essas
  este esta estes estas aquele aquela eu tu voce voces vc vcs ele ela eles elas nos me te lhe mim meu minha meus minhas teu tua seu
  sua seus suas nosso nossa sou es somos sao era foi ser sido esta estou estava estao to ta tou tava estar tem tenho temos tinha
  ter teria vou vai vamos vao ir fui ia indo ha houve aqui ali la ai entao assim tipo cerca
  el los las un una unos unas en del al lo le les y u pero sino con sin hasta hacia segun cual cuales quien quienes donde cuando cuanto
  cuanta cuantos cuantas quanto quanta quantos quantas porque pues si tan tanto muy mucho mucha muchos muchas poco poca pouco pouca
  mas menos otro otra otros otras alguno alguna algunos algunas algun ningun ninguno ninguna todos nadie alguien eso esto
  aquello ese esa esos esas yo vos usted ustedes ud uds ellos ellas nosotros mi mis tus su sus nuestro nuestra soy sos son
  fue fueron sea estoy estas estamos estan estaba hay habia tengo tenes tienes tiene tienen tenemos voy vas va van aca aqui alla ahi
  asi ni ya aun tambien tampoco solo solamente apenas casi re che
  the an of in on at to for from with without by about into under and or but nor not if so as than then
  that this these those there here it its i you u he she we they me him her us them my your ur his our their mine yours what which
  who whom whose where when why how is am are r was were be been being do does did done has have had having will would
  shall can could should may might must some any no none all both each every other another such only just very too also much
  many more most less least few lot lots bit im ive id ill dont doesnt didnt cant wont isnt thats whats lets gonna wanna gotta t s m
  ll ve re don doesn didn won isn wouldn couldn shouldn aren
`;

/** Greetings, thanks, agreement and the like. */
const politeness = `
  oi ola opa oie bom boa bons boas dia tudo blz beleza obrigado obrigada obg valeu vlw favor pf pfv pfvr gentileza licenca desculpa
  desculpe abraco beijo tchau certo certa ok okay okey claro perfeito otimo otima legal show massa joia tranquilo tranquila combinado
  oba ufa hola buenas buenos buen buena gracias porfa porfis porfavor disculpa disculpe perdon saludos chau adios dale listo
  perfecto genial barbaro bueno vale joya obvio amigo amiga amigos capo loco mate cheers hi hello hey heyy good great nice fine
  thanks thank thx ty please pls plz sorry excuse welcome bye goodbye sure yes yeah yep yup nope nah okie cool awesome perfect
  dear sir madam team guys folks kkk haha jaja lol sii siii simm dale
`;

/** Wishing, asking, going and doing, and what is said of a booking as such. */
const wishing = `
  quero queria quer querem queremos querer quisera gostaria gostava gosto posso pode podem poderia podemos poder podia preciso
  precisa precisava precisamos precisando necessito desejo desejaria procuro procurando busco buscando pretendo penso pensando
  marcar marca marco marque marcado marcada marcando agendar agenda agendo agende agendado agendamento reservar reserva reserve
  remarcar reagendar desmarcar cancelar cancela cancelo cancele cancelamento adiar antecipar confirmar confirma confirmo encaixar
  encaixa encaixe fazer faz faco fazem fazendo feito fiz faria dar da dou deu dao ver vejo veja saber sei sabe sabem
  dizer diz digo diga falar fala falo fale perguntar pergunta responder responde mandar manda mande enviar passar passa passo
  passei pegar pego leva levar trazer vir venho vem vim chegar chego chega ficar fica fico sair sai saio deixar deixa deixo
  ajudar ajuda ajude conseguir consigo consegue atender atende atendem atendimento atendente oferecer oferecem oferece aceitar
  aceita aceitam horario horarios vaga vagas disponivel disponibilidade livre livres compromisso servico servicos opcao
  opcoes valor valores preco precos custa custam custo quanto caro cara barato cobram paga pagar pago desconto pix cartao
  endereco fone telefone celular whatsapp zap numero nome chamo pessoa pessoas gente cliente
  quiero quisiera queria quieres queres quiere quieren kiero puedo puede pueden podria podrian podemos podes puedes necesito
  necesita necesitaba necesitamos gustaria deseo desearia busco sacar saco saca pedir pido pide tomar turno turnos cita citas
  turnito lugar lugarcito reservar reserva agendar agendame agenda anotar anotame anota cancelame cancelen anular anulen reprogramar
  postergar adelantar correr hacer hago hace hacen haces haceme hacerme hacerle haciendo hizo dar doy das dan darme dame damelo decir dice digo
  decime dime contame hablar habla hablo preguntar pregunta consultame mandar mandame mande enviar pasar pasa paso pasame pasen llevar llevo
  lleva traer traigo venir vengo viene llegar llego llega quedar queda quedo salir sale salgo dejar deja dejo ayudar ayuda ayudame
  poder atienden atiende atencion ofrecen ofrece aceptan acepta disponible disponibilidad libre libres servicio servicios opcion
  opciones precio precios cuesta cuestan costo sale salen cobran pagar pago tarjeta efectivo descuento direccion telefono numero
  nombre llamo persona personas cliente puse poner ponerme probar
  want wanted wants need needs needed wish hope looking look like love prefer book booking bookings booked reserve reservation
  schedule scheduled reschedule appointment appointments appt appts slot slots spot opening openings available availability cancel cancelled
  postpone confirm confirmed get gets getting got give given gave make makes made making take takes taken took have see seeing
  know tell told ask asked say said talk speak call called calling text send sent come comes coming came go goes going went
  let put set try trying fit squeeze help helps offer offers accept services option options price prices cost
  costs charge pay cash card discount address phone number name person people client customer work works working free time
  times thing things stuff anything something someone anyone anybody somebody instead maybe perhaps actually really
`;

/** Days, months, parts of the day and numbers in words. */
const time = `
  hoje hj amanha ontem agora logo cedo tarde noite manha madrugada meio meia meiodia hora horas hr hrs h hs min minuto minutos segundo
  segundos dia dias semana semanas mes meses ano anos fim final finde segunda terca quarta quinta sexta sabado domingo feira
  seg ter qua qui sex sab dom janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro proximo
  proxima proximos proximas passado passada antes depois dps durante sempre nunca vez vezes primeiro primeira terceiro ultimo ultima
  possivel quanto urgente urgencia vem vindo seguinte partir volta tardinha
  hoy manana mananita ayer ahora luego pronto temprano tempranito tardecita noche mediodia medianoche media medio cuarto lunes martes
  miercoles jueves viernes enero febrero marzo mayo junio julio septiembre setiembre octubre noviembre diciembre dia semana ano
  despues siempre vez veces primera primero primer tercero posible cuanto que viene entrante rato
  today tonight tomorrow tmrw tmr yesterday now soon later early late morning mornings afternoon evening night noon midday midnight
  hour hours minute minutes mins second day days week weeks weekend month months year years monday tuesday wednesday thursday friday
  saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april june july august september october
  november december jan feb mar apr jun jul aug sep sept oct nov dec next last first third past half quarter oclock clock am
  pm before after during until till since ago asap soonest earliest around always never once twice again ish poss
  zero dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove
  vinte trinta quarenta cinquenta cem mil uno dos cuatro siete ocho nueve diez once doce trece catorce dieciseis diecisiete
  dieciocho diecinueve veinte treinta cuarenta cincuenta cien one two three four five six seven eight nine ten eleven twelve
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand
`;

/** Words of everyday talk that are a letter away from something that is offered. */
const everyday = `
  up down out off over mal bem back well
  perto conta conte conto contar parte forte norte sorte carta porta barra bolsa caso coisa coisas cosa cosas casi cerca ponto punto
  problema duvida duda verdad verdade mundo vida trabalho trabajo laburo mensagem mensaje resposta respuesta informacao
  informacion info local loja tienda sitio site melhor mejor pior peor grande pequeno pequena novo nova nuevo nueva velho viejo
  rapido rapida longo largo larga curto curta corto corta antigo igual diferente necessario importante
`;

/** A word of these never names anything, however many of them stand together. */
export const stopWords: ReadonlySet<string> = set(grammar + politeness + wishing + time + everyday);

/** Of them, those without which a phrase says the same. */
export const grammarWords: ReadonlySet<string> = set(grammar);

/** Of them, the ones that part what stands before from what stands after: another day, another wish. */
export const timeWords: ReadonlySet<string> = set(time);

/** They help to name something together with another word, and say nothing alone. */
export const lightWords: ReadonlySet<string> = set(`
  visita survey tooth teeth dente dentes diente dientes hair cabelo cabelos skin pele piel engine motor check test
  troca trocar trocando cambio cambiar cambiarme cambiarle cambiando change changing changed replace replacement mudar mudando
  move moving mover arrumar revisar tirar tiro retirar remover remove colocar botar aplicar aplicacao aplicacion
  dental dentario dentaria odontologico odontologica odontologia clinica clinico clinicas clinicos clinic clinics medica geral general generales
  completo completa completos complete full simples simple basico basica basic expresso express premium especial special
  profissional profesional professional tratamento tratamento tratamiento treatment manutencao mantenimiento novo combo
  plano plan capilar corporal body pet mascota mascotas animal canino canina felino felina escolar school
  curso course prova gusto duplo doble dupla casa home
`);

/** What stands before a person's name. */
export const introducers: ReadonlySet<string> = set(`
  com con with dr dra doutor doutora doctor doctora doc lic licenciado licenciada prof profe professor professora profesor profesora
  teacher sr sra senhor senhora senor senora srta mr mrs ms miss seu dona don tio tia maestro maestra enfermeira enfermeiro
`);
/** Words of a title are part of no name. */
export const titles: ReadonlySet<string> = new Set(
  [...introducers].filter((word) => !["com", "con", "with"].includes(word)),
);
