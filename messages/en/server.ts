// What the service itself says to people. Not JSON: the build compiles the messages of the screens, and these are filled in as text.
export const server = {
  mail: {
    reset: {
      subject: "Reset your Turnero password",
      text: "Use this link within one hour to choose a new password.",
      button: "Choose a new password",
      footer: "If you didn’t request this, ignore this email. Your password won’t change.",
    },
    sign_up: {
      subject: "Your account on Turnero",
      text: "Finish your account here, within a day, with the password that you chose.",
      button: "Finish your account",
      footer: "If you did not ask for this, do nothing: no account is made.",
    },
    known_address: {
      subject: "You already have an account on Turnero",
      text: "Somebody wanted to create an account with this address, and you have one already.",
      button: "Sign in",
      forgot: "Forgot the password? Choose a new one",
      footer: "If it was not you, do nothing: nothing has changed.",
    },
    invitation: {
      subject: "{inviter} invited you to {workspace}",
      text: "{inviter} invited you to join {workspace} on Turnero. Accept within seven days.",
      button: "Accept the invitation",
    },
    channel_broken: {
      subject: "{workspace}: {channel} no longer accepts the credentials",
      text: "Nothing is sent on {channel} until you reconnect it. Error: {reason}",
      waiting: "Messages are waiting and will be sent once you do:",
    },
    webhook_disabled: {
      subject: "{workspace}: a webhook endpoint was disabled",
      text: "Ten attempts in a row to {url} failed, so Turnero stopped sending. Last error: {reason}",
      resend:
        "Nothing is lost: skipped events are in the delivery log. Fix your receiver, enable the endpoint and resend them:",
    },
    frame: {
      by_workspace: "{workspace} sent this email with Turnero.",
      by_service: "Sent by Turnero.",
      copy: "If the button doesn’t work, open this address:",
      open: "Open",
    },
  },
  channels: {
    sentences: {
      unsupported: "The customer sent something that can’t be shown here ({what}).",
      reaction: "Reacted with {what}",
      contact: "Contact: {what}",
      media: "Couldn’t download the file: {what}",
      notices: "This chat receives notifications for {what}. To write as a customer, unlink it in your profile first.",
      linked: "Linked. Notifications for {what} will arrive here.",
    },
  },
  notices: {
    texts: {
      confirmed: {
        subject: "Confirmed: {service}, {start}",
        text: "Hello {customer}! Your visit to {business} is confirmed: {service}, {start}.",
      },
      reserved: {
        subject: "Reserved until {deadline}: {service}",
        text: "Hello {customer}! {business} keeps {service}, {start}, for you until {deadline}. It is confirmed once the deposit is paid.",
      },
      reminder: {
        subject: "Reminder: {service}, {start}",
        text: "Hello {customer}! A reminder from {business}: {service}, {start}.",
      },
      moved: {
        subject: "New time: {service}, {start}",
        text: "Hello {customer}! Your visit to {business} has a new time: {service}, {start}. The old time, {old_start}, no longer holds.",
      },
      cancelled: {
        subject: "Cancelled: {service}, {start}",
        text: "Hello {customer}. Your visit to {business} is cancelled: {service}, {start}.",
      },
      reinstated: {
        subject: "It takes place: {service}, {start}",
        text: "Hello {customer}! Your visit to {business} takes place after all: {service}, {start}. The cancellation no longer holds.",
      },
      hold_expiring: {
        subject: "Your time is kept until {deadline}: {service}",
        text: "Hello {customer}! {business} keeps {service}, {start}, for you only until {deadline}.",
      },
      thanks: {
        subject: "Thank you for your visit",
        text: "Thank you for your visit, {customer}! We hope to see you again soon at {business}.",
      },
    },
    answers: {
      attending: "Thank you, {customer}! We expect you {start}.",
      declined: "All right. To cancel the visit or choose another time: {link}",
      stopped: "Done: {business} sends you no more notices of your visits.",
    },
    example: {
      customer: "Ana Souza",
      service: "First visit",
      place: "12 Central Avenue",
      people: "Bruna Lima",
    },
  },
  member_notices: {
    phrases: {
      customer: "A customer",
      service: "Appointment",
      created: "New booking: {who}",
      awaiting: "New booking, deposit pending: {who}",
      cancelled: "Booking cancelled: {who}",
      expired: "Booking released, deposit not paid: {who}",
      moved: "Booking moved: {who}",
      task: "Task assigned to you: {what}",
      handed_over: "{who} is waiting for a person",
      unanswered: "{who} is waiting for an answer",
      told: "Message from “{automation}”",
      nobody: "Nobody has opened this for ten minutes.",
      before: "Before: {when}",
      digest: "{count} notifications",
    },
  },
  quick_replies: {
    shortcuts: {
      hello: "hello",
      wait: "wait",
      when: "when",
      next: "booking",
      thanks: "thanks",
    },
    texts: {
      hello: "Hello {first_name}, thank you for writing to {business}. How can we help?",
      wait: "Thank you, {first_name}. One moment please, we’ll answer shortly.",
      when: "Which day and time would suit you? We’ll check what is free.",
      next: "Your next booking at {business}: {next_booking}. Write here if anything changes.",
      thanks: "Thank you for your visit, {first_name}! See you soon at {business}.",
    },
  },
  stages: {
    names: {
      scheduled: "Scheduled",
      queued: "In queue",
      assigned: "Assigned",
      in_progress: "In progress",
      done: "Done",
      failed: "Failed",
      not_at_home: "Not at home",
    },
    actions: {
      take: "Claim",
      release: "Release",
      start: "Start",
      complete: "Complete",
      not_at_home: "Not at home",
      fail: "Mark as failed",
    },
  },
  webchat: {
    sentences: {
      confirmed: "Booked: {what}, {when}. See you then!",
      awaiting_deposit: "Reserved: {what}, {when}. We’ll confirm it once we receive the deposit.",
      visitor: "Visitor",
      welcome: "Hello! How can we help?",
    },
  },
  customers: {
    names: {
      anonymous: "Anonymous",
    },
  },
  assistant: {
    questions: {
      business:
        "Hi! Let’s set up your calendar. Describe your business in a few sentences, or paste the link to your website. The more you tell me, the fewer questions I’ll ask.",
      services:
        "Which services do you offer, how long do they take and what do they cost? For example: haircut 30 min $ 20, beard 20 min $ 12.",
      people: "Who provides them? Do you have rooms, equipment or vehicles? For example: Ana, Bruno and 2 rooms.",
      hours: "What are your opening hours? For example: Monday to Friday from 8 to 18, Saturday until noon.",
      queue: "Do you have work without a fixed time that waits in a queue until someone claims it?",
      deposit: "Do you ask for a deposit? It can be a percentage (30%) or an amount.",
      page: "Do you want a public page where customers can book online?",
      done: "Your plan is ready. Review it, change anything you like and apply it. If something is wrong, just tell me.",
    },
    businesses: {
      clinic: "Clinic",
      salon: "Salon or barber",
      garage: "Garage",
      delivery: "Delivery",
      studio: "Studio",
      other: "Other",
    },
    choices: {
      skip: "Use the default",
      yes: "Yes",
      no: "No",
      me: "Just me",
      week: "Mon to Fri, 8 to 18",
      six: "Mon to Sat, 9 to 19",
      none: "No deposit",
      third: "30% of the price",
      half: "Half",
      restart: "Start over",
    },
    sentences: {
      not_understood: "Sorry, I didn’t understand that.",
      business: "Business: {what}.",
      services: "Services: {what}.",
      people: "People: {what}.",
      places: "Rooms, equipment and vehicles: {what}.",
      hours: "Hours: {what}.",
      queue: "With a queue.",
      no_queue: "Without a queue.",
      page: "With a booking page.",
      no_page: "Without a booking page.",
      deposit: "Deposit: {what}.",
      no_deposit: "No deposit.",
      by_model: "AI suggested this. Review it before you apply it.",
      no_model: "The AI model gave no useful answer, so I used the built-in rules.",
      usual: "OK, I’ll use the default.",
      already: "The plan has already been applied. Undo it first to change it or start over.",
      site_read: "I read {what}.",
      site_nothing: "I read {what} but found no services or hours.",
      site_failed: "I couldn’t open {what}. Describe it in your own words.",
    },
    days: {
      "1": "Mon",
      "2": "Tue",
      "3": "Wed",
      "4": "Thu",
      "5": "Fri",
      "6": "Sat",
      "7": "Sun",
    },
  },
};
