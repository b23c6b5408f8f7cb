export const server = {
  mail: {
    reset: {
      subject: "Uma senha nova para o Turnero",
      text: "Escolha uma senha nova aqui, dentro de uma hora.",
      button: "Escolher uma senha nova",
      footer: "Se você não pediu, não faça nada: sua senha continua a mesma.",
    },
    sign_up: {
      subject: "Sua conta no Turnero",
      text: "Termine de criar sua conta aqui, em até um dia, com a senha que você escolheu.",
      button: "Terminar de criar a conta",
      footer: "Se você não pediu, não faça nada: nenhuma conta é criada.",
    },
    known_address: {
      subject: "Você já tem uma conta no Turnero",
      text: "Alguém quis criar uma conta com este endereço, e você já tem uma.",
      button: "Entrar",
      forgot: "Esqueceu a senha? Escolha uma nova",
      footer: "Se não foi você, não faça nada: nada mudou.",
    },
    invitation: {
      subject: "{inviter} convida você para {workspace}",
      text: "{inviter} convida você para trabalhar em {workspace} no Turnero. Aceite em até sete dias.",
      button: "Aceitar o convite",
    },
    channel_broken: {
      subject: "{workspace}: {channel} não aceita mais as credenciais",
      text: "Nada é enviado por {channel} até que ele seja conectado de novo. O que disse: {reason}",
      waiting: "As mensagens esperam e serão enviadas depois:",
    },
    webhook_disabled: {
      subject: "{workspace}: um webhook foi desativado",
      text: "Dez tentativas seguidas para {url} falharam, e o Turnero parou de enviar. A última: {reason}",
      resend: "Nada se perdeu: o que não foi enviado está no registro. Corrija o destino, ative-o de novo e reenvie:",
    },
    frame: {
      by_workspace: "{workspace} enviou este e-mail com o Turnero.",
      by_service: "Enviado pelo Turnero.",
      copy: "Se o botão não funcionar, abra este endereço:",
      open: "Abrir",
    },
  },
  channels: {
    sentences: {
      unsupported: "O contato enviou algo que não pode ser mostrado aqui ({what}).",
      reaction: "Reagiu com {what}",
      contact: "Contato: {what}",
      media: "Não foi possível baixar o arquivo: {what}",
      notices: "Este chat recebe os avisos de {what}. Para escrever como cliente, desvincule-o antes no seu perfil.",
      linked: "Vinculado: a partir de agora os avisos de {what} chegam aqui.",
    },
  },
  notices: {
    texts: {
      confirmed: {
        subject: "Confirmado: {service}, {start}",
        text: "Olá, {customer}! Seu horário em {business} está confirmado: {service}, {start}.",
      },
      reserved: {
        subject: "Reservado até {deadline}: {service}",
        text: "Olá, {customer}! {business} guarda {service}, {start}, para você até {deadline}. A confirmação vem com o pagamento do sinal.",
      },
      reminder: {
        subject: "Lembrete: {service}, {start}",
        text: "Olá, {customer}! Um lembrete de {business}: {service}, {start}.",
      },
      moved: {
        subject: "Novo horário: {service}, {start}",
        text: "Olá, {customer}! Seu horário em {business} mudou: {service}, {start}. O anterior, {old_start}, não vale mais.",
      },
      cancelled: {
        subject: "Cancelado: {service}, {start}",
        text: "Olá, {customer}. Seu horário em {business} foi cancelado: {service}, {start}.",
      },
      reinstated: {
        subject: "Continua marcado: {service}, {start}",
        text: "Olá, {customer}! Seu horário em {business} continua marcado: {service}, {start}. O cancelamento não vale mais.",
      },
      hold_expiring: {
        subject: "Seu horário fica guardado até {deadline}: {service}",
        text: "Olá, {customer}! {business} guarda {service}, {start}, para você só até {deadline}.",
      },
      thanks: {
        subject: "Obrigado pela visita",
        text: "Obrigado pela visita, {customer}! Esperamos você de novo em breve em {business}.",
      },
    },
    answers: {
      attending: "Obrigado, {customer}! Esperamos você: {start}.",
      declined: "Tudo bem. Para cancelar ou escolher outro horário: {link}",
      stopped: "Pronto: {business} não envia mais avisos dos seus horários.",
    },
    example: {
      customer: "Ana Souza",
      service: "Primeira visita",
      place: "Avenida Central, 12",
      people: "Bruna Lima",
    },
  },
  member_notices: {
    phrases: {
      customer: "Um cliente",
      service: "Agendamento",
      created: "Novo agendamento: {who}",
      awaiting: "Novo agendamento, sinal pendente: {who}",
      cancelled: "Agendamento cancelado: {who}",
      expired: "Agendamento liberado, sinal não pago: {who}",
      moved: "Agendamento remarcado: {who}",
      task: "Nova tarefa atribuída: {what}",
      handed_over: "{who} espera por uma pessoa",
      unanswered: "{who} espera uma resposta",
      mentioned: "{author} mencionou você em uma nota sobre {who}",
      told: "Mensagem de “{automation}”",
      week: "A sua semana em números, {week}",
      nobody: "Ninguém abriu em dez minutos.",
      before: "Antes: {when}",
      digest: "{count} notificações",
    },
  },
  quick_replies: {
    shortcuts: {
      hello: "oi",
      wait: "aguarde",
      when: "quando",
      next: "agendamento",
      thanks: "obrigado",
    },
    texts: {
      hello: "Olá {first_name}, obrigado por escrever para {business}. Como podemos ajudar?",
      wait: "Obrigado, {first_name}. Um momento, por favor: já respondemos.",
      when: "Que dia e horário ficam bons para você? Vamos ver o que está livre.",
      next: "Seu próximo agendamento em {business}: {next_booking}. Se algo mudar, avise por aqui.",
      thanks: "Obrigado pela visita, {first_name}! Até breve em {business}.",
    },
  },
  stages: {
    names: {
      scheduled: "Agendada",
      queued: "Na fila",
      assigned: "Atribuída",
      in_progress: "Em andamento",
      done: "Concluída",
      failed: "Não realizada",
      not_at_home: "Não estava em casa",
    },
    actions: {
      take: "Assumir",
      release: "Devolver",
      start: "Iniciar",
      complete: "Concluir",
      not_at_home: "Não estava em casa",
      fail: "Não foi possível",
    },
  },
  webchat: {
    sentences: {
      confirmed: "Agendado: {what}, {when}. Até lá!",
      awaiting_deposit: "Reservado: {what}, {when}. Confirmamos assim que o sinal for pago.",
      visitor: "Visitante",
      welcome: "Olá! Como podemos ajudar?",
    },
  },
  customers: {
    names: {
      anonymous: "Pessoa anônima",
    },
  },
  assistant: {
    questions: {
      business:
        "Olá! Vamos preparar a sua agenda. Conte em poucas frases o que é o seu negócio (ou cole o endereço do site). Quanto mais contar, menos eu pergunto.",
      services:
        "Quais serviços você oferece, com a duração e o preço? Por exemplo: corte 30 min R$ 50, barba 20 min R$ 30.",
      people: "Quem atende? E há salas, equipamentos ou veículos? Por exemplo: Ana, Bruno e 2 salas.",
      hours: "Qual é o horário de funcionamento? Por exemplo: segunda a sexta das 8 às 18, sábado até 12.",
      queue: "Há trabalho sem hora marcada, que espera numa fila até alguém assumir?",
      deposit: "Você pede um sinal para reservar? Pode ser uma parte (30%) ou um valor.",
      page: "Quer uma página pública em que os clientes agendam sozinhos?",
      done: "O plano está pronto. Confira, mude o que quiser e aplique. Se algo mudou, é só me dizer.",
    },
    businesses: {
      clinic: "Clínica",
      salon: "Salão ou barbearia",
      garage: "Oficina",
      delivery: "Entregas",
      studio: "Estúdio",
      other: "Outro",
    },
    choices: {
      skip: "Usar o de costume",
      yes: "Sim",
      no: "Não",
      me: "Só eu",
      week: "Seg a sex, 8 às 18",
      six: "Seg a sáb, 9 às 19",
      none: "Sem sinal",
      third: "30% do preço",
      half: "Metade",
      restart: "Começar de novo",
    },
    sentences: {
      not_understood: "Não entendi bem.",
      business: "Negócio: {what}.",
      services: "Serviços: {what}.",
      left_over: "Não entendi {what} como serviço. Escreva o nome, a duração e o preço, ou inclua no plano.",
      people: "Pessoas: {what}.",
      places: "Salas, equipamentos e veículos: {what}.",
      hours: "Horário: {what}.",
      hours_stay:
        "O horário fica como está. Para mudar, basta dizer que está errado e qual é o certo, ou editar no plano.",
      queue: "Com fila.",
      no_queue: "Sem fila.",
      page: "Com página de agendamento.",
      no_page: "Sem página de agendamento.",
      deposit: "Sinal: {what}.",
      no_deposit: "Sem sinal.",
      by_model: "Um modelo propôs isto: confira antes de aplicar.",
      no_model: "O modelo não deu uma resposta que servisse; segui as regras.",
      usual: "Certo, fica como é de costume.",
      already: "O plano já foi aplicado. Desfaça primeiro para mudar ou começar de novo.",
      site_read: "Li {what}.",
      site_nothing: "Li {what}, mas não achei serviços nem horários.",
      site_failed: "Não consegui abrir {what}. Conte com as suas palavras.",
    },
    days: {
      "1": "seg",
      "2": "ter",
      "3": "qua",
      "4": "qui",
      "5": "sex",
      "6": "sáb",
      "7": "dom",
    },
  },
  reports: {
    columns: { key: "Linha", name: "Nome", currency: "Moeda" },
    weekly: { line: "{now} ({before} na semana anterior)", of: "{share}, {part} de {whole}" },
    figures: {
      bookings: {
        name: "Reservas",
        definition:
          "Atendimentos que começam no período, qualquer que tenha sido o fim. Não contam os horários reservados sem confirmação nem as reservas movidas para outro horário; a reserva no novo horário conta.",
      },
      open: { name: "Em aberto", definition: "Reservas confirmadas, à espera do sinal ou em andamento." },
      completed: { name: "Concluídas", definition: "Reservas que aconteceram." },
      failed: { name: "Falhas", definition: "Reservas em que o cliente estava e o trabalho não pôde ser feito." },
      no_shows: { name: "Faltas", definition: "Reservas a que o cliente não veio." },
      no_show_rate: { name: "Taxa de faltas", definition: "Faltas divididas por concluídas, falhas e faltas juntas." },
      cancelled: { name: "Canceladas", definition: "Reservas canceladas, contadas no dia em que iam começar." },
      cancellation_rate: {
        name: "Taxa de cancelamento",
        definition: "Reservas canceladas divididas por todas as reservas.",
      },
      late_cancelled: {
        name: "Cancelamentos tardios",
        definition: "Reservas canceladas menos de 24 horas antes do início, ou depois.",
      },
      new_customers: {
        name: "Clientes novos",
        definition: "Reservas que são a primeira que o cliente fez, pelo momento em que foram feitas.",
      },
      returning_customers: {
        name: "Clientes que voltam",
        definition: "Reservas de clientes que já tinham feito outra antes.",
      },
      lead_hours: { name: "Antecedência", definition: "O tempo médio entre fazer uma reserva e o seu início." },
      booked_cents: {
        name: "Receita reservada",
        definition: "Os preços das reservas em aberto ou concluídas, por moeda.",
      },
      realised_cents: { name: "Receita realizada", definition: "Os preços das reservas concluídas, por moeda." },
      reminded: {
        name: "Visitas com lembrete",
        definition: "Visitas que aconteceram ou foram perdidas e que tinham um lembrete planejado.",
      },
      reminded_missed: { name: "Perdidas com lembrete", definition: "Das visitas com lembrete, as faltas." },
      unreminded: {
        name: "Visitas sem lembrete",
        definition: "Visitas de clientes que o acaso deixou sem lembretes, para medir o efeito deles.",
      },
      unreminded_missed: { name: "Perdidas sem lembrete", definition: "Das visitas sem lembrete, as faltas." },
      reminder_effect: {
        name: "Efeito dos lembretes",
        definition: "A proporção perdida sem lembretes menos a perdida com eles.",
      },
      open_minutes: {
        name: "Aberto",
        definition:
          "Os minutos em que os recursos atendem, para cada lugar que têm: reservados, livres, bloqueados e perdidos em intervalos, juntos. Um recurso sem horário está sempre aberto, menos em dias fechados.",
      },
      booked_minutes: {
        name: "Reservado",
        definition:
          "Minutos abertos que as reservas ocupam, com a margem depois delas. Faltas e falhas contam; canceladas não.",
      },
      free_minutes: { name: "Livre", definition: "Minutos abertos que nada ocupa e em que cabe o serviço mais curto." },
      blocked_minutes: { name: "Bloqueado", definition: "Minutos abertos que caem em uma ausência do recurso." },
      gap_minutes: {
        name: "Perdido em intervalos",
        definition:
          "Minutos abertos entre reservas que não bastam para o serviço mais curto que usa o recurso, com a sua margem.",
      },
      outside_minutes: {
        name: "Fora do horário",
        definition:
          "Minutos que as reservas ocupam fora do horário ou em uma ausência do recurso. Não fazem parte dos minutos abertos.",
      },
      occupancy: {
        name: "Ocupação",
        definition: "Minutos reservados divididos pelos minutos abertos que não estão bloqueados.",
      },
      tasks: { name: "Tarefas", definition: "Tarefas de filas criadas no período, qualquer que tenha sido o fim." },
      tasks_open: { name: "Em aberto", definition: "Tarefas que não terminaram." },
      tasks_completed: { name: "Concluídas", definition: "Tarefas que foram feitas." },
      tasks_failed: { name: "Falhas", definition: "Tarefas que não puderam ser feitas ou cujo cliente não estava." },
      tasks_cancelled: { name: "Canceladas", definition: "Tarefas que foram canceladas." },
      taken: { name: "Assumidas", definition: "Tarefas que alguém assumiu." },
      waiting_minutes: {
        name: "Tempo de espera",
        definition: "O tempo médio entre criar uma tarefa e alguém a assumir.",
      },
      handled: { name: "Atendidas", definition: "Tarefas concluídas que alguém tinha assumido antes." },
      handling_minutes: {
        name: "Tempo de atendimento",
        definition: "O tempo médio entre assumir uma tarefa e concluí-la.",
      },
      in_time: { name: "No prazo", definition: "Tarefas concluídas até o vencimento." },
      late: {
        name: "Atrasadas",
        definition: "Tarefas concluídas depois do vencimento. As em aberto contam quando são concluídas.",
      },
      in_time_rate: {
        name: "Taxa no prazo",
        definition: "Tarefas concluídas no prazo divididas por todas as concluídas com vencimento.",
      },
      conversations: {
        name: "Conversas",
        definition:
          "Conversas que começaram no período: com a primeira mensagem de um cliente, ou com a primeira depois de a anterior ser resolvida.",
      },
      answered: {
        name: "Respondidas",
        definition: "Conversas que receberam resposta de uma pessoa, do bot ou da API.",
      },
      first_response_minutes: {
        name: "Primeira resposta",
        definition: "O tempo médio entre a primeira mensagem de uma conversa e a primeira resposta.",
      },
      resolved: { name: "Resolvidas", definition: "Conversas que alguém marcou como resolvidas." },
      resolution_minutes: {
        name: "Tempo de resolução",
        definition: "O tempo médio entre a primeira mensagem de uma conversa e a resolução.",
      },
      with_bot: { name: "Com o bot", definition: "Conversas em que o bot respondeu." },
      contained: {
        name: "Atendidas só pelo bot",
        definition: "Conversas em que o bot respondeu, nenhuma pessoa, e que não foram transferidas.",
      },
      containment_rate: {
        name: "Parte do bot sozinho",
        definition: "Conversas atendidas só pelo bot divididas por aquelas em que ele respondeu.",
      },
      handed_over: {
        name: "Transferidas",
        definition: "Conversas que passaram do bot para uma pessoa, por decisão do bot ou de alguém da equipe.",
      },
      held: {
        name: "Horários escolhidos",
        definition:
          "Conversas em que um horário foi separado ou algo foi reservado, pelo cliente, pelo bot ou pela equipe.",
      },
      booked: {
        name: "Com reserva",
        definition:
          "Conversas em que foi feita uma reserva ou tarefa que é mais do que um horário separado, seja qual for o fim.",
      },
      booking_rate: { name: "Taxa de reserva", definition: "Conversas com reserva divididas por todas as conversas." },
      opened: { name: "Aberta", definition: "Abas do navegador em que a página de reservas foi aberta." },
      chose_service: { name: "Escolheram serviço", definition: "Abas em que um serviço foi escolhido." },
      chose_time: {
        name: "Escolheram horário",
        definition: "Abas em que um horário foi separado, ou os dados de um trabalho sem horário foram iniciados.",
      },
      page_booked: { name: "Reservaram", definition: "Reservas e tarefas que os visitantes fizeram na página." },
      page_booking_rate: {
        name: "Taxa de reserva",
        definition: "Reservas feitas na página divididas pelas abas em que ela foi aberta.",
      },
    },
  },
};
