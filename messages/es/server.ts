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
      told: "Mensaje de «{automation}»",
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
      people: "Personas: {what}.",
      places: "Salas, equipos y vehículos: {what}.",
      hours: "Horario: {what}.",
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
};
