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
      mentioned: "{author} mentioned you in a note about {who}",
      told: "Message from “{automation}”",
      week: "Your week in figures, {week}",
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
      left_over: "I didn’t take {what} as a service. Write it as name, length and price, or add it in the plan.",
      people: "People: {what}.",
      places: "Rooms, equipment and vehicles: {what}.",
      hours: "Hours: {what}.",
      hours_stay:
        "The opening hours stay as they are. To change them, say that they are wrong and what is right, or edit them in the plan.",
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
  reports: {
    columns: { key: "Row", name: "Name", currency: "Currency" },
    weekly: { line: "{now} ({before} the week before)", of: "{share}, {part} of {whole}" },
    figures: {
      bookings: {
        name: "Bookings",
        definition:
          "Appointments that start in the period, whatever became of them. Holds that were never confirmed and bookings that were moved to another time do not count; the booking at the new time does.",
      },
      open: { name: "Still open", definition: "Bookings that are confirmed, wait for their deposit or are under way." },
      completed: { name: "Completed", definition: "Bookings that took place." },
      failed: { name: "Failed", definition: "Bookings whose customer was there but whose work could not be done." },
      no_shows: { name: "No-shows", definition: "Bookings whose customer did not come." },
      no_show_rate: {
        name: "No-show rate",
        definition: "No-shows divided by completed, failed and no-shows together.",
      },
      cancelled: {
        name: "Cancelled",
        definition: "Bookings that were cancelled, counted on the day on which they were to start.",
      },
      cancellation_rate: { name: "Cancellation rate", definition: "Cancelled bookings divided by all bookings." },
      late_cancelled: {
        name: "Late cancellations",
        definition: "Bookings that were cancelled less than 24 hours before their start, or after it.",
      },
      new_customers: {
        name: "New customers",
        definition: "Bookings that are the first that their customer ever made, by the time at which they were made.",
      },
      returning_customers: {
        name: "Returning customers",
        definition: "Bookings of customers who had made one before.",
      },
      lead_hours: { name: "Lead time", definition: "The mean time from making a booking until its start." },
      booked_cents: {
        name: "Revenue booked",
        definition: "The prices of bookings that are still open or completed, by currency.",
      },
      realised_cents: { name: "Revenue realized", definition: "The prices of completed bookings, by currency." },
      reminded: {
        name: "Visits with reminders",
        definition: "Visits that took place or were missed and for which a reminder was planned.",
      },
      reminded_missed: { name: "Missed with reminders", definition: "Of the visits with reminders, the no-shows." },
      unreminded: {
        name: "Visits left without reminders",
        definition: "Visits of customers whom chance left without reminders, to measure their effect.",
      },
      unreminded_missed: {
        name: "Missed without reminders",
        definition: "Of the visits left without reminders, the no-shows.",
      },
      reminder_effect: {
        name: "Effect of reminders",
        definition: "The share missed without reminders less the share missed with them.",
      },
      open_minutes: {
        name: "Open",
        definition:
          "The minutes in which resources keep their hours, for each of their places: booked, free, blocked and lost to gaps together. A resource without hours is always open, but on closed days.",
      },
      booked_minutes: {
        name: "Booked",
        definition:
          "Open minutes that bookings take, with the buffer after them. No-shows and failed visits count; cancelled bookings do not.",
      },
      free_minutes: {
        name: "Free",
        definition: "Open minutes that nothing takes and in which the shortest service fits.",
      },
      blocked_minutes: { name: "Blocked", definition: "Open minutes that fall into time off." },
      gap_minutes: {
        name: "Lost to gaps",
        definition:
          "Open minutes between bookings that are too few for the shortest service that uses the resource, with its buffer.",
      },
      outside_minutes: {
        name: "Outside hours",
        definition:
          "Minutes that bookings take outside the hours or in time off. They are no part of the open minutes.",
      },
      occupancy: { name: "Occupancy", definition: "Booked minutes divided by open minutes that are not blocked." },
      tasks: { name: "Tasks", definition: "Tasks of queues that were made in the period, whatever became of them." },
      tasks_open: { name: "Still open", definition: "Tasks that are not over." },
      tasks_completed: { name: "Completed", definition: "Tasks that were done." },
      tasks_failed: { name: "Failed", definition: "Tasks that could not be done, or whose customer was not there." },
      tasks_cancelled: { name: "Cancelled", definition: "Tasks that were cancelled." },
      taken: { name: "Taken", definition: "Tasks that somebody has taken." },
      waiting_minutes: {
        name: "Waiting time",
        definition: "The mean time from the making of a task until somebody takes it.",
      },
      handled: { name: "Handled", definition: "Completed tasks that had been taken before." },
      handling_minutes: {
        name: "Handling time",
        definition: "The mean time from taking a task until it is completed.",
      },
      in_time: { name: "In time", definition: "Tasks that were completed by their due time." },
      late: {
        name: "Late",
        definition: "Tasks that were completed after their due time. Open ones count once they are completed.",
      },
      in_time_rate: {
        name: "In-time rate",
        definition: "Tasks completed in time divided by all completed tasks with a due time.",
      },
      conversations: {
        name: "Conversations",
        definition:
          "Conversations that began in the period: with the first message of a customer, or with their first message after the one before was resolved.",
      },
      answered: {
        name: "Answered",
        definition: "Conversations that got an answer, from a person, the bot or the API.",
      },
      first_response_minutes: {
        name: "First response",
        definition: "The mean time from the first message of a conversation until its first answer.",
      },
      resolved: { name: "Resolved", definition: "Conversations that somebody marked as resolved." },
      resolution_minutes: {
        name: "Resolution time",
        definition: "The mean time from the first message of a conversation until it is resolved.",
      },
      with_bot: { name: "With the bot", definition: "Conversations in which the bot answered." },
      contained: {
        name: "Handled by the bot alone",
        definition: "Conversations in which the bot answered, no person did, and that were not handed over.",
      },
      containment_rate: {
        name: "Bot’s own share",
        definition: "Conversations handled by the bot alone divided by those in which it answered.",
      },
      handed_over: {
        name: "Handed over",
        definition: "Conversations that went from the bot to a person, whether the bot or a person decided so.",
      },
      held: {
        name: "Times chosen",
        definition:
          "Conversations in which a time was held or something was booked, by the customer, the bot or the team.",
      },
      booked: {
        name: "Booked in the conversation",
        definition:
          "Conversations in which a booking or a task was made that is more than a hold, whatever became of it.",
      },
      booking_rate: { name: "Booking rate", definition: "Conversations with a booking divided by all conversations." },
      opened: { name: "Opened", definition: "Browser tabs in which the booking page was opened." },
      chose_service: { name: "Chose a service", definition: "Tabs in which a service was chosen." },
      chose_time: {
        name: "Chose a time",
        definition: "Tabs in which a time was held, or the details of work without a time were begun.",
      },
      page_booked: { name: "Booked", definition: "Bookings and tasks that visitors made on the page." },
      page_booking_rate: {
        name: "Booking rate",
        definition: "Bookings made on the page divided by the tabs in which it was opened.",
      },
    },
  },
};
