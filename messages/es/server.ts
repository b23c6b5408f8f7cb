export const server = {
  mail: {
    reset: {
      subject: "Una contraseña nueva para Turnero",
      text: "Con este enlace se crea una contraseña nueva. Vale por una hora.",
      button: "Crear una contraseña nueva",
      footer: "Si no la pediste, no hace falta hacer nada: tu contraseña sigue igual.",
    },
    sign_up: {
      subject: "Tu cuenta en Turnero",
      text: "Con este enlace, válido por un día, y la contraseña elegida se termina de crear tu cuenta.",
      button: "Terminar de crear la cuenta",
      footer: "Si no la pediste, no hace falta hacer nada: no se crea ninguna cuenta.",
    },
    known_address: {
      subject: "Tu cuenta en Turnero ya existe",
      text: "Alguien quiso crear una cuenta con esta dirección, que ya tiene una.",
      button: "Ingresar",
      forgot: "¿Olvidaste la contraseña? Acá se crea una nueva",
      footer: "Si no fue un pedido tuyo, no hace falta hacer nada: nada cambió.",
    },
    invitation: {
      subject: "{inviter} te invita a {workspace}",
      text: "{inviter} te invita a trabajar en {workspace} con Turnero. La invitación vale por siete días.",
      button: "Aceptar la invitación",
    },
    channel_broken: {
      subject: "{workspace}: {channel} ya no acepta las credenciales",
      text: "No se envía nada por {channel} hasta que se conecte de nuevo. Lo que dijo: {reason}",
      waiting: "Los mensajes esperan y se enviarán después:",
    },
    webhook_disabled: {
      subject: "{workspace}: se desactivó un webhook",
      text: "Fallaron diez intentos seguidos a {url} y Turnero dejó de enviar. El último: {reason}",
      resend:
        "No se perdió nada: lo que no se envió está en el registro. Hay que corregir el destino, activarlo de nuevo y reenviar:",
    },
    frame: {
      by_workspace: "{workspace} envió este correo con Turnero.",
      by_service: "Enviado por Turnero.",
      copy: "Si el botón no funciona, esta es la dirección:",
      open: "Abrir",
    },
  },
  channels: {
    sentences: {
      unsupported: "El contacto envió algo que no se puede mostrar acá ({what}).",
      reaction: "Reaccionó con {what}",
      contact: "Contacto: {what}",
      media: "No se pudo descargar el archivo: {what}",
      notices:
        "Este chat recibe los avisos de {what}. Para escribir como cliente, hay que desvincularlo antes en el perfil.",
      linked: "Vinculado: desde ahora los avisos de {what} llegan acá.",
    },
  },
  notices: {
    texts: {
      confirmed: {
        subject: "Confirmado: {service}, {start}",
        text: "¡Hola, {customer}! Tu turno en {business} está confirmado: {service}, {start}.",
      },
      reserved: {
        subject: "Reservado hasta {deadline}: {service}",
        text: "¡Hola, {customer}! {business} te guarda {service}, {start}, hasta {deadline}. Queda confirmado con el pago de la seña.",
      },
      reminder: {
        subject: "Recordatorio: {service}, {start}",
        text: "¡Hola, {customer}! Un recordatorio de {business}: {service}, {start}.",
      },
      moved: {
        subject: "Nuevo horario: {service}, {start}",
        text: "¡Hola, {customer}! Tu turno en {business} tiene un nuevo horario: {service}, {start}. El anterior, {old_start}, ya no vale.",
      },
      cancelled: {
        subject: "Cancelado: {service}, {start}",
        text: "Hola, {customer}. Tu turno en {business} está cancelado: {service}, {start}.",
      },
      reinstated: {
        subject: "Sigue en pie: {service}, {start}",
        text: "¡Hola, {customer}! Tu turno en {business} sigue en pie: {service}, {start}. La cancelación ya no vale.",
      },
      hold_expiring: {
        subject: "Tu horario se guarda hasta {deadline}: {service}",
        text: "¡Hola, {customer}! {business} te guarda {service}, {start}, solo hasta {deadline}.",
      },
      thanks: {
        subject: "Gracias por tu visita",
        text: "¡Gracias por tu visita, {customer}! Te esperamos pronto en {business}.",
      },
    },
    answers: {
      attending: "¡Gracias, {customer}! Te esperamos el {start}.",
      declined: "De acuerdo. Para cancelar el turno o elegir otro horario: {link}",
      stopped: "Listo: {business} no te envía más avisos de tus turnos.",
    },
    example: {
      customer: "Ana Souza",
      service: "Primera visita",
      place: "Avenida Central 12",
      people: "Bruna Lima",
    },
  },
  member_notices: {
    phrases: {
      customer: "Un cliente",
      service: "Turno",
      created: "Nueva reserva: {who}",
      awaiting: "Nueva reserva, seña pendiente: {who}",
      cancelled: "Reserva cancelada: {who}",
      expired: "Reserva liberada, seña sin pagar: {who}",
      moved: "Reserva reprogramada: {who}",
      task: "Nueva tarea asignada: {what}",
      handed_over: "{who} espera a una persona",
      unanswered: "{who} espera una respuesta",
      mentioned: "{author} te mencionó en una nota sobre {who}",
      told: "Mensaje de «{automation}»",
      week: "Tu semana en cifras, {week}",
      nobody: "Nadie lo abrió en diez minutos.",
      before: "Antes: {when}",
      digest: "{count} notificaciones",
    },
  },
  quick_replies: {
    shortcuts: {
      hello: "hola",
      wait: "espera",
      when: "cuando",
      next: "cita",
      thanks: "gracias",
    },
    texts: {
      hello: "Hola {first_name}, gracias por escribir a {business}. ¿En qué podemos ayudar?",
      wait: "Gracias, {first_name}. Un momento, por favor: respondemos enseguida.",
      when: "¿Qué día y qué horario conviene? Con eso vemos qué hay libre.",
      next: "La próxima cita en {business}: {next_booking}. Cualquier cambio se puede avisar por este chat.",
      thanks: "¡Gracias por la visita, {first_name}! Hasta pronto en {business}.",
    },
  },
  stages: {
    names: {
      scheduled: "Agendada",
      queued: "En cola",
      assigned: "Asignada",
      in_progress: "En curso",
      done: "Hecha",
      failed: "Fallida",
      not_at_home: "No estaba en casa",
    },
    actions: {
      take: "Tomar",
      release: "Devolver",
      start: "Empezar",
      complete: "Completar",
      not_at_home: "No estaba en casa",
      fail: "No se pudo hacer",
    },
  },
  webchat: {
    sentences: {
      confirmed: "Reservado: {what}, {when}. ¡Nos vemos!",
      awaiting_deposit: "Reservado: {what}, {when}. Lo confirmamos cuando llegue la seña.",
      visitor: "Visitante",
      welcome: "¡Hola! ¿En qué podemos ayudar?",
    },
  },
  customers: {
    names: {
      anonymous: "Persona anónima",
    },
  },
  assistant: {
    questions: {
      business:
        "¡Hola! Vamos a preparar tu agenda. ¿De qué se trata tu negocio, en pocas frases? También sirve la dirección de tu sitio. Cuantos más datos, menos preguntas.",
      services:
        "¿Qué servicios hay, con la duración y el precio? Por ejemplo: corte 30 min $ 5000, barba 20 min $ 3000.",
      people: "¿Quiénes atienden? ¿Hay salas, equipos o vehículos? Por ejemplo: Ana, Bruno y 2 salas.",
      hours: "¿Cuál es el horario de atención? Por ejemplo: lunes a viernes de 8 a 18, sábado hasta las 12.",
      queue: "¿Hay trabajo sin turno, que espera en una cola hasta que alguien lo toma?",
      deposit: "¿Hace falta una seña para reservar? Puede ser una parte (30%) o un monto.",
      page: "¿Te sirve una página pública donde los clientes reserven solos?",
      done: "El plan está listo para revisar, cambiar y aplicar. Si algo es distinto, lo corrijo.",
    },
    businesses: {
      clinic: "Clínica",
      salon: "Peluquería o barbería",
      garage: "Taller",
      delivery: "Reparto",
      studio: "Estudio",
      other: "Otro",
    },
    choices: {
      skip: "Usar lo habitual",
      yes: "Sí",
      no: "No",
      me: "Solo yo",
      week: "Lun a vie, 8 a 18",
      six: "Lun a sáb, 9 a 19",
      none: "Sin seña",
      third: "30% del precio",
      half: "La mitad",
      restart: "Empezar de nuevo",
    },
    sentences: {
      not_understood: "No lo entendí bien.",
      business: "Negocio: {what}.",
      services: "Servicios: {what}.",
      left_over:
        "No entendí {what} como servicio. Hace falta el nombre, la duración y el precio; también se puede agregar en el plan.",
      people: "Personas: {what}.",
      places: "Salas, equipos y vehículos: {what}.",
      hours: "Horario: {what}.",
      hours_stay:
        "El horario queda como está. Para cambiarlo, basta decir que está mal y cuál es el correcto, o editarlo en el plan.",
      queue: "Con cola.",
      no_queue: "Sin cola.",
      page: "Con página de reservas.",
      no_page: "Sin página de reservas.",
      deposit: "Seña: {what}.",
      no_deposit: "Sin seña.",
      by_model: "Un modelo propuso esto: conviene revisarlo antes de aplicarlo.",
      no_model: "El modelo no dio una respuesta útil; se usaron las reglas.",
      usual: "Bien, queda como es habitual.",
      already: "El plan ya fue aplicado. Para cambiarlo o empezar de nuevo, primero hay que deshacerlo.",
      site_read: "Leí {what}.",
      site_nothing: "Leí {what}, pero no encontré servicios ni horarios.",
      site_failed: "No pude abrir {what}. Con tus palabras también sirve.",
    },
    days: {
      "1": "lun",
      "2": "mar",
      "3": "mié",
      "4": "jue",
      "5": "vie",
      "6": "sáb",
      "7": "dom",
    },
  },
  reports: {
    columns: { key: "Fila", name: "Nombre", currency: "Moneda" },
    weekly: { line: "{now} ({before} la semana anterior)", of: "{share}, {part} de {whole}" },
    figures: {
      bookings: {
        name: "Reservas",
        definition:
          "Citas que empiezan en el período, sin importar cómo terminaron. No cuentan los horarios apartados sin confirmar ni las reservas movidas a otro horario; sí cuenta la reserva en el horario nuevo.",
      },
      open: { name: "Pendientes", definition: "Reservas confirmadas, a la espera de la seña o en curso." },
      completed: { name: "Completadas", definition: "Reservas que se realizaron." },
      failed: { name: "Fallidas", definition: "Reservas en las que el cliente estaba y el trabajo no se pudo hacer." },
      no_shows: { name: "Ausencias", definition: "Reservas a las que el cliente no vino." },
      no_show_rate: {
        name: "Tasa de ausencias",
        definition: "Ausencias divididas por completadas, fallidas y ausencias juntas.",
      },
      cancelled: { name: "Canceladas", definition: "Reservas canceladas, contadas en el día en que iban a empezar." },
      cancellation_rate: {
        name: "Tasa de cancelación",
        definition: "Reservas canceladas divididas por todas las reservas.",
      },
      late_cancelled: {
        name: "Cancelaciones tardías",
        definition: "Reservas canceladas menos de 24 horas antes de empezar, o después.",
      },
      new_customers: {
        name: "Clientes nuevos",
        definition: "Reservas que son la primera que hizo su cliente, según el momento en que se hicieron.",
      },
      returning_customers: {
        name: "Clientes que vuelven",
        definition: "Reservas de clientes que ya habían hecho otra antes.",
      },
      lead_hours: {
        name: "Anticipación",
        definition: "El tiempo medio desde que se hace una reserva hasta que empieza.",
      },
      booked_cents: {
        name: "Ingresos reservados",
        definition: "Los precios de las reservas pendientes o completadas, por moneda.",
      },
      realised_cents: {
        name: "Ingresos realizados",
        definition: "Los precios de las reservas completadas, por moneda.",
      },
      reminded: {
        name: "Visitas con recordatorio",
        definition: "Visitas realizadas o perdidas para las que se planeó un recordatorio.",
      },
      reminded_missed: {
        name: "Perdidas con recordatorio",
        definition: "De las visitas con recordatorio, las ausencias.",
      },
      unreminded: {
        name: "Visitas sin recordatorio",
        definition: "Visitas de clientes que el azar dejó sin recordatorios, para medir su efecto.",
      },
      unreminded_missed: {
        name: "Perdidas sin recordatorio",
        definition: "De las visitas sin recordatorio, las ausencias.",
      },
      reminder_effect: {
        name: "Efecto de los recordatorios",
        definition: "La proporción perdida sin recordatorios menos la perdida con ellos.",
      },
      open_minutes: {
        name: "Abierto",
        definition:
          "Los minutos en que los recursos atienden, por cada lugar que tienen: reservados, libres, bloqueados y perdidos en huecos, juntos. Un recurso sin horario está siempre abierto, salvo en días cerrados.",
      },
      booked_minutes: {
        name: "Reservado",
        definition:
          "Minutos abiertos que ocupan las reservas, con el margen posterior. Cuentan las ausencias y las fallidas; no cuentan las canceladas.",
      },
      free_minutes: {
        name: "Libre",
        definition: "Minutos abiertos que nada ocupa y en los que cabe el servicio más corto.",
      },
      blocked_minutes: { name: "Bloqueado", definition: "Minutos abiertos que caen en una ausencia del recurso." },
      gap_minutes: {
        name: "Perdido en huecos",
        definition:
          "Minutos abiertos entre reservas que no alcanzan para el servicio más corto que usa el recurso, con su margen.",
      },
      outside_minutes: {
        name: "Fuera de horario",
        definition:
          "Minutos que ocupan las reservas fuera del horario o durante una ausencia. No son parte de los minutos abiertos.",
      },
      occupancy: {
        name: "Ocupación",
        definition: "Minutos reservados divididos por los minutos abiertos sin bloquear.",
      },
      tasks: { name: "Tareas", definition: "Tareas de colas creadas en el período, sin importar cómo terminaron." },
      tasks_open: { name: "Pendientes", definition: "Tareas que no terminaron." },
      tasks_completed: { name: "Completadas", definition: "Tareas que se hicieron." },
      tasks_failed: { name: "Fallidas", definition: "Tareas que no se pudieron hacer o cuyo cliente no estaba." },
      tasks_cancelled: { name: "Canceladas", definition: "Tareas que se cancelaron." },
      taken: { name: "Tomadas", definition: "Tareas que alguien tomó." },
      waiting_minutes: {
        name: "Tiempo de espera",
        definition: "El tiempo medio desde que se crea una tarea hasta que alguien la toma.",
      },
      handled: { name: "Atendidas", definition: "Tareas completadas que antes alguien había tomado." },
      handling_minutes: {
        name: "Tiempo de atención",
        definition: "El tiempo medio desde que se toma una tarea hasta que se completa.",
      },
      in_time: { name: "A tiempo", definition: "Tareas completadas antes de su vencimiento." },
      late: {
        name: "Tarde",
        definition: "Tareas completadas después de su vencimiento. Las pendientes cuentan cuando se completan.",
      },
      in_time_rate: {
        name: "Tasa a tiempo",
        definition: "Tareas completadas a tiempo divididas por todas las completadas con vencimiento.",
      },
      conversations: {
        name: "Conversaciones",
        definition:
          "Conversaciones que empezaron en el período: con el primer mensaje de un cliente, o con su primer mensaje después de resolver la anterior.",
      },
      answered: {
        name: "Respondidas",
        definition: "Conversaciones que recibieron respuesta de una persona, del bot o de la API.",
      },
      first_response_minutes: {
        name: "Primera respuesta",
        definition: "El tiempo medio desde el primer mensaje de una conversación hasta la primera respuesta.",
      },
      resolved: { name: "Resueltas", definition: "Conversaciones que alguien marcó como resueltas." },
      resolution_minutes: {
        name: "Tiempo de resolución",
        definition: "El tiempo medio desde el primer mensaje de una conversación hasta que se resuelve.",
      },
      with_bot: { name: "Con el bot", definition: "Conversaciones en las que respondió el bot." },
      contained: {
        name: "Atendidas solo por el bot",
        definition: "Conversaciones en las que respondió el bot, ninguna persona, y que no se derivaron.",
      },
      containment_rate: {
        name: "Parte del bot solo",
        definition: "Conversaciones atendidas solo por el bot divididas por aquellas en las que respondió.",
      },
      handed_over: {
        name: "Derivadas",
        definition: "Conversaciones que pasaron del bot a una persona, por decisión del bot o de alguien del equipo.",
      },
      held: {
        name: "Horarios elegidos",
        definition:
          "Conversaciones en las que se apartó un horario o se reservó algo, por el cliente, el bot o el equipo.",
      },
      booked: {
        name: "Con reserva",
        definition:
          "Conversaciones en las que se hizo una reserva o una tarea que es más que un horario apartado, sin importar cómo terminó.",
      },
      booking_rate: {
        name: "Tasa de reserva",
        definition: "Conversaciones con reserva divididas por todas las conversaciones.",
      },
      opened: { name: "Abierta", definition: "Pestañas del navegador en las que se abrió la página de reservas." },
      chose_service: { name: "Eligieron servicio", definition: "Pestañas en las que se eligió un servicio." },
      chose_time: {
        name: "Eligieron horario",
        definition: "Pestañas en las que se apartó un horario, o se empezaron los datos de un trabajo sin horario.",
      },
      page_booked: { name: "Reservaron", definition: "Reservas y tareas que los visitantes hicieron en la página." },
      page_booking_rate: {
        name: "Tasa de reserva",
        definition: "Reservas hechas en la página divididas por las pestañas en las que se abrió.",
      },
    },
  },
};
