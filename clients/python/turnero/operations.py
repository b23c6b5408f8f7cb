# Made by `npm run generate` from the API's description. Changes here are lost.

from __future__ import annotations

from typing import AsyncIterator, Iterator, List, Literal, Optional, Union

from . import schema as s
from .transport import AsyncSend, Call, Form, Options, RawAnswer, Send, every, every_async, segment


class BookingsCustomerLink:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, id: str, *, options: Optional[Options] = None) -> s.CustomerLink:
        """Create a customer link to a booking. Whoever has it may see, move or cancel this booking and nothing else. It follows the booking when that moves, and holds until 30 days after its end. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/customer-link", options=options))  # type: ignore[no-any-return]


class BookingsActions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def run(self, id: str, key: str, body: Optional[s.RunActionBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Run a stage action on a task. Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one wins and the others answer `already_claimed`; a take by who has the task already changes nothing. A release with `assign_to` gives the task to somebody else in one step; with `expected_version` it answers `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/actions/{segment(key)}", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class BookingsAttachmentsFile:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download an attachment. The bytes as they were uploaded. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}/file", raw=True, options=options))  # type: ignore[no-any-return]


class BookingsAttachmentsThumbnail:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a thumbnail of a message file. At most 480 pixels on a side, upright, and without where or by what it was taken. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}/thumbnail", raw=True, options=options))  # type: ignore[no-any-return]


class BookingsAttachments:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.file = BookingsAttachmentsFile(send)
        self.thumbnail = BookingsAttachmentsThumbnail(send)

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AttachmentPage:
        """List a booking's attachments. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/attachments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Attachment]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/attachments", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Attachment:
        """Attach a photo or a document. PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB. The content decides what it is: `unsupported_file`, `broken_image`, `image_too_large` and `empty_file` are refusals of it. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/attachments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> s.Attachment:
        """Get an attachment's details. Its name, size, media type and who added it; the bytes are under `/file`. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}", options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete an attachment. Its author or an admin may. Needs the scope `bookings:write`."""
        return self._send(Call("DELETE", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}", options=options))  # type: ignore[no-any-return]


class BookingsComments:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CommentPage:
        """List comments on a booking. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Comment]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: s.CreateBookingCommentBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Comment:
        """Add a comment to a booking. `@` before a member's name mentions them. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/comments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, comment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a comment. Its author or an admin may. Needs the scope `bookings:write`."""
        return self._send(Call("DELETE", f"/bookings/{segment(id)}/comments/{segment(comment_id)}", options=options))  # type: ignore[no-any-return]


class BookingsLocationEvents:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.LocationEventPage:
        """List a booking's locations. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/location-events", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.LocationEvent]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/location-events", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: s.CreateLocationEventBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.LocationEvent:
        """Record a location. A position on the way to, at or after the work, kept as evidence; it moves nothing. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/location-events", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class BookingsStageHistory:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.StageMovePage:
        """List a task's stage history. Oldest first. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/stage-history", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.StageMove]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/stage-history", query={"limit": limit, "cursor": cursor}, options=options))


class BookingsTimeline:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimelineEntryPage:
        """List a booking's timeline. Newest first: changes, stages, comments, files and places, also from before it was rescheduled. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.TimelineEntry]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))


class BookingsNoticesPreview:
    def __init__(self, send: Send) -> None:
        self._send = send

    def preview(self, id: str, *, kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"], options: Optional[Options] = None) -> s.NoticePreview:
        """See what a booking’s customer would be told. The words, the language and the way, as they would be if it happened now. Nothing is sent. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/notices/preview", query={"kind": kind}, options=options))  # type: ignore[no-any-return]


class BookingsNotices:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.preview = BookingsNoticesPreview(send)

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.NoticePage:
        """List what a booking’s customer is told. Newest first: what is planned, what was sent and by which way, and what was withdrawn. With those of the bookings that it was moved from; `booking_id` tells them apart. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Notice]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/bookings/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))


class Bookings:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.customer_link = BookingsCustomerLink(send)
        self.actions = BookingsActions(send)
        self.attachments = BookingsAttachments(send)
        self.comments = BookingsComments(send)
        self.location_events = BookingsLocationEvents(send)
        self.stage_history = BookingsStageHistory(send)
        self.timeline = BookingsTimeline(send)
        self.notices = BookingsNotices(send)

    def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, customer_id: Optional[str] = None, service_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List bookings. By start; those without one come last. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "customer_id": customer_id, "service_id": service_id, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, customer_id: Optional[str] = None, service_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "customer_id": customer_id, "service_id": service_id, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateBookingBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Create a booking or a queue task. Hold and confirmation in one call. A queue service has no start. Needs the scope `bookings:write`."""
        return self._send(Call("POST", "/bookings", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Get a booking. A hold is a booking too, with the status `held`. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/bookings/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Update a booking. Only the fields that are given change: notes, intake answers, priority, tags, due date and place. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return self._send(Call("PATCH", f"/bookings/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def cancel(self, id: str, body: Optional[s.CancelBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Cancel a booking. Frees its time. Allowed until the booking has ended; else `invalid_transition`. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/cancel", body=body or {}, options=options))  # type: ignore[no-any-return]

    def check_in(self, id: str, body: Optional[s.CheckInBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Check in a booking. Allowed from `confirmed`; the status becomes `checked_in`. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/check-in", body=body or {}, options=options))  # type: ignore[no-any-return]

    def complete(self, id: str, body: Optional[s.CompleteBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Complete a booking. Allowed from `confirmed` and `checked_in`; the status becomes `completed`, and what is left of the time is freed. It runs the stage action with this effect, with its requirements and outcome. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/complete", body=body or {}, options=options))  # type: ignore[no-any-return]

    def deposit_received(self, id: str, body: Optional[s.ReceiveDepositBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a deposit as received. Allowed from `pending_payment`; the status becomes `confirmed`. After the deadline in `hold_expires_at` it answers `deposit_expired`: the time was given back. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/deposit-received", body=body or {}, options=options))  # type: ignore[no-any-return]

    def fail(self, id: str, body: Optional[s.FailBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a booking as failed. Allowed from `confirmed` and `checked_in`; the status becomes `failed`, and `reason` is kept as the outcome. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/fail", body=body or {}, options=options))  # type: ignore[no-any-return]

    def no_show(self, id: str, body: Optional[s.MarkNoShowBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a booking as no-show. Allowed from `confirmed`; the status becomes `no_show` and the time is freed. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/no-show", body=body or {}, options=options))  # type: ignore[no-any-return]

    def reschedule(self, id: str, body: s.RescheduleBookingBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Reschedule a booking. Answers the new booking; the old one becomes `rescheduled`. Both happen or neither. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/reschedule", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def undo(self, id: str, body: Optional[s.UndoBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Undo the last move of a booking. Takes back a cancel, no-show, complete or fail within 24 hours (`undo_until`): status, stage, time and assignee are as before. Once the time was taken by somebody else it answers `slot_taken`. Of a live task it takes back the last stage action, as long as the task has not moved on, and called again the one before, each within 24 hours; in a session, whoever ran it or an admin does. Subscribers of webhooks are not told. Of a booking that was rescheduled and not moved since it takes back the reschedule: that is one more reschedule, to the former time, so the answer is a booking with another id and `booking.rescheduled` is sent. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/undo", body=body or {}, options=options))  # type: ignore[no-any-return]

    def attend(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Note that the customer will come. For a customer who said so at the desk or on the phone: `attending_since`. Of a confirmed booking, until its start. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/attend", options=options))  # type: ignore[no-any-return]

    def unattend(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Take back that the customer will come. The inverse of `attend`: `attending_since` is null again. Refused after `confirm_by`, when the visit would be cancelled at once. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/bookings/{segment(id)}/unattend", options=options))  # type: ignore[no-any-return]


class Holds:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: s.CreateHoldBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Create a hold. Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id. Needs the scope `bookings:write`."""
        return self._send(Call("POST", "/holds", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def release(self, id: str, *, options: Optional[Options] = None) -> None:
        """Release a hold. The time can be taken by others at once. A hold that has expired answers `hold_expired`. Needs the scope `bookings:write`."""
        return self._send(Call("DELETE", f"/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def confirm(self, id: str, body: Optional[s.ConfirmHoldBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Confirm a hold. The hold becomes a booking: `confirmed`, or `pending_payment` when the service asks for a deposit. After ten minutes it answers `hold_expired`. Needs the scope `bookings:write`."""
        return self._send(Call("POST", f"/holds/{segment(id)}/confirm", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class Slots:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, service_id: str, from_: Optional[str] = None, to: Optional[str] = None, around: Optional[str] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, booking_id: Optional[str] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.SlotList:
        """List available times. A time is here if and only if booking it at once would succeed. Starts lie on the service's grid, counted on the wall's clock from local midnight. The service must fit into the opening hours; the buffer after it only has to be free. Needs the scope `slots:read`."""
        return self._send(Call("GET", "/slots", query={"service_id": service_id, "from": from_, "to": to, "around": around, "party_size": party_size, "resource_id": resource_id, "booking_id": booking_id, "limit": limit}, options=options))  # type: ignore[no-any-return]


class ConversationsWorkItems:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List a conversation's tasks. Newest first. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/work-items", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/conversations/{segment(id)}/work-items", query={"limit": limit, "cursor": cursor}, options=options))


class ConversationsCounts:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationCounts:
        """Count conversations. How many the list has with these filters: all of them, those of whoever asks, and those of nobody. Needs the scope `messages:read`."""
        return self._send(Call("GET", "/conversations/counts", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q}, options=options))  # type: ignore[no-any-return]


class ConversationsFilesThumbnail:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, file_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a thumbnail. At most 480 pixels on a side; not found where none could be made. Needs the scope `messages:read`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/files/{segment(file_id)}/thumbnail", raw=True, options=options))  # type: ignore[no-any-return]


class ConversationsFiles:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.thumbnail = ConversationsFilesThumbnail(send)

    def create(self, id: str, body: Form, *, options: Optional[Options] = None) -> s.MessageFile:
        """Upload a file to send. At most 16 MiB. A message with its id as `attachment_id` sends it. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/files", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, file_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download a message file. As it was sent; only pictures and sounds are shown in a browser, anything else is saved. Needs the scope `messages:read`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/files/{segment(file_id)}", raw=True, options=options))  # type: ignore[no-any-return]


class ConversationsMessages:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.MessagePage:
        """List messages. Newest first; with `after`, what came after it, oldest first. Needs the scope `messages:read`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Message]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/conversations/{segment(id)}/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))

    def send(self, id: str, body: s.SendMessageBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Message:
        """Send a message. Exactly one of a text, a location, a file (`attachment_id`, with `text` as its caption) or a template. It is stored as `queued` and goes out at once; its status tells how far it got. The bot is silent from then on (`mode` human). Past WhatsApp's 24 hours only a template is taken: `window_closed`. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/messages", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class ConversationsMode:
    def __init__(self, send: Send) -> None:
        self._send = send

    def set(self, id: str, body: s.SetConversationModeBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Switch a conversation between bot and team. `human` silences the bot at once; `bot` lets it answer the next message. `member_id` assigns it too. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/mode", body=body, options=options))  # type: ignore[no-any-return]


class ConversationsNotes:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationNotePage:
        """List a conversation's notes. What the team wrote for itself, newest first. Notes are no messages: no channel, bot or webhook has them. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/notes", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ConversationNote]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/conversations/{segment(id)}/notes", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: s.CreateConversationNoteBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationNote:
        """Add a note to a conversation. Only the team sees it. It neither answers the contact nor silences the bot. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/notes", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, note_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a note. Its author or an admin may. For a day it can be had back by `restore`. Needs a team member's session, at least as `agent`."""
        return self._send(Call("DELETE", f"/conversations/{segment(id)}/notes/{segment(note_id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, note_id: str, *, options: Optional[Options] = None) -> s.ConversationNote:
        """Restore a note. Within a day after it was deleted; its author or an admin may. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/notes/{segment(note_id)}/restore", options=options))  # type: ignore[no-any-return]


class ConversationsBotTurns:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BotTurnPage:
        """Get a bot reply's trace. Newest first. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}/bot-turns", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.BotTurn]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/conversations/{segment(id)}/bot-turns", query={"limit": limit, "cursor": cursor}, options=options))


class Conversations:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.work_items = ConversationsWorkItems(send)
        self.counts = ConversationsCounts(send)
        self.files = ConversationsFiles(send)
        self.messages = ConversationsMessages(send)
        self.mode = ConversationsMode(send)
        self.notes = ConversationsNotes(send)
        self.bot_turns = ConversationsBotTurns(send)

    def list(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, assignee: Optional[str] = None, customer_id: Optional[str] = None, waiting: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationPage:
        """List conversations. Those in which something was said, the newest word first. Filters combine. Needs the scope `messages:read`."""
        return self._send(Call("GET", "/conversations", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q, "assignee": assignee, "customer_id": customer_id, "waiting": waiting, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, assignee: Optional[str] = None, customer_id: Optional[str] = None, waiting: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Conversation]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/conversations", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q, "assignee": assignee, "customer_id": customer_id, "waiting": waiting, "limit": limit, "cursor": cursor}, options=options))

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Get a conversation. Who answers, who it is assigned to, its last message, and until when WhatsApp takes free words. Needs the scope `messages:read`."""
        return self._send(Call("GET", f"/conversations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def assign(self, id: str, body: s.AssignConversationBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Assign a conversation. It says whose it is; `mode` says who answers. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/assign", body=body, options=options))  # type: ignore[no-any-return]

    def read(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Mark a conversation as read. Sets `unread_count` to 0. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/read", options=options))  # type: ignore[no-any-return]

    def reopen(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Reopen a conversation. For one that was resolved by mistake; an open one stays as it is. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/reopen", options=options))  # type: ignore[no-any-return]

    def resolve(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Resolve a conversation. The contact's next message opens it again, and the bot answers first. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/resolve", options=options))  # type: ignore[no-any-return]

    def snooze(self, id: str, body: s.SnoozeConversationBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Snooze a conversation. It stays open and leaves the list with `snoozed=false` until then, or until the contact writes; then it is back at the top. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/snooze", body=body, options=options))  # type: ignore[no-any-return]

    def undo(self, id: str, body: Optional[s.UndoConversationBody] = None, *, options: Optional[Options] = None) -> s.Conversation:
        """Undo the last change of a conversation. Takes back your own last change of who answers, whose it is or whether it is resolved, within 24 hours. Once somebody or something else has changed it, as a new message does with a resolved one, it answers `invalid_transition`. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/undo", body=body or {}, options=options))  # type: ignore[no-any-return]

    def unsnooze(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """End a conversation's snooze. Back in the list now; one that is not snoozed stays as it is. Needs the scope `messages:write`."""
        return self._send(Call("POST", f"/conversations/{segment(id)}/unsnooze", options=options))  # type: ignore[no-any-return]


class ResourcesStats:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.ResourceStats:
        """Get a resource's statistics. Minutes open and booked, and how the bookings ended, in a time that is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", f"/resources/{segment(id)}/stats", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class ResourcesTimeOff:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimeOffPage:
        """List a resource's time off. By start, past ones included unless `from` is given. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/resources/{segment(id)}/time-off", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.TimeOff]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/resources/{segment(id)}/time-off", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: s.CreateTimeOffBody, *, options: Optional[Options] = None) -> s.TimeOff:
        """Add time off. Blocks the resource like a booking. Where live bookings lie in that time it is refused with their list in `conflicts`; with `force` it is made and the answer lists them. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/resources/{segment(id)}/time-off", body=body, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, time_off_id: str, *, options: Optional[Options] = None) -> None:
        """Remove time off. The resource can be booked in that time again. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/resources/{segment(id)}/time-off/{segment(time_off_id)}", options=options))  # type: ignore[no-any-return]


class ResourcesPhoto:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a photo. A small copy of the photo of a person, without what the camera wrote into it. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/resources/{segment(id)}/photo", raw=True, options=options))  # type: ignore[no-any-return]


class Resources:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.stats = ResourcesStats(send)
        self.time_off = ResourcesTimeOff(send)
        self.photo = ResourcesPhoto(send)

    def list(self, *, active: Optional[bool] = None, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ResourcePage:
        """List resources. Oldest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/resources", query={"active": active, "kind": kind, "group_id": group_id, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, active: Optional[bool] = None, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Resource]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/resources", query={"active": active, "kind": kind, "group_id": group_id, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateResourceBody, *, options: Optional[Options] = None) -> s.Resource:
        """Create a resource. A person, a piece of equipment, a room or a vehicle that services need. Needs the scope `config:write`."""
        return self._send(Call("POST", "/resources", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Resource:
        """Get a resource. With its groups, its schedule and the member that it is. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/resources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateResourceBody] = None, *, options: Optional[Options] = None) -> s.Resource:
        """Update a resource. `group_ids` replaces all its memberships. Bookings that already stand keep it. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/resources/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a resource. Refused while a service asks for it or a live booking has it; `held_by` names them. It leaves its groups. For a day `restore` brings it back. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/resources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Resource:
        """Restore a resource. Within a day after it was deleted, with its id, its time off and those of its groups that are still there. Refused while its schedule is deleted. A resource that is there is answered as it is. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/resources/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class TeamOverview:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TeamOverview:
        """Get the team overview. A row for each active person, by name: now, today, and when there is time again. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/team/overview", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.TeamMate]:
        """Every item of `get`, page after page."""
        return every(self._send, Call("GET", "/team/overview", query={"limit": limit, "cursor": cursor}, options=options))


class TeamAuditLog:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, action: Optional[str] = None, actor: Optional[str] = None, subject: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AuditEntryPage:
        """List audit log entries. Newest first. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/team/audit-log", query={"action": action, "actor": actor, "subject": subject, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, action: Optional[str] = None, actor: Optional[str] = None, subject: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.AuditEntry]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/team/audit-log", query={"action": action, "actor": actor, "subject": subject, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))


class TeamInvites:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.InvitePage:
        """List pending invitations. Newest first; expired ones are marked, accepted ones are members. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/team/invites", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Invite]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/team/invites", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateInviteBody, *, options: Optional[Options] = None) -> s.CreatedInvite:
        """Invite a member. The link is sent by e-mail where that works, and answered once where it does not; it holds for seven days. A new invitation to the same address replaces the older one. Only owners invite owners. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/team/invites", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Invite:
        """Get a pending invitation. Not found once it was accepted or withdrawn. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", f"/team/invites/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def withdraw(self, id: str, *, options: Optional[Options] = None) -> None:
        """Withdraw an invitation. The link that was sent leads nowhere from then on. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/team/invites/{segment(id)}", options=options))  # type: ignore[no-any-return]


class TeamMembers:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.MemberPage:
        """List members. The first to join first. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/team/members", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Member]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/team/members", query={"limit": limit, "cursor": cursor}, options=options))

    def update(self, id: str, body: s.UpdateMemberBody, *, options: Optional[Options] = None) -> s.Member:
        """Change a member's role. Only owners make or change owners. The last owner stays one. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", f"/team/members/{segment(id)}", body=body, options=options))  # type: ignore[no-any-return]

    def remove(self, id: str, *, options: Optional[Options] = None) -> None:
        """Remove a member. Their sessions end at once, and so do the invitations they made. Resources linked to them stay, without the link. Only owners remove owners; the last owner stays. For a day `restore` brings them back. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/team/members/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def password_link(self, id: str, *, options: Optional[Options] = None) -> s.PasswordLink:
        """Create a password link for a member. For an hour, once, and until they join another workspace. Where e-mail works it is sent to the member; else it is answered here, unless they also work in a workspace of somebody else's. Needs a team member's session, at least as `owner`."""
        return self._send(Call("POST", f"/team/members/{segment(id)}/password-link", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Member:
        """Bring a removed member back. Within a day after they were removed, with their role, preferences, invitations, and the resources and conversations that nobody else has since. They sign in again. Only owners bring owners back. Refused when they have joined again, or when their address has a new account. A member who is there is answered as they are. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/team/members/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class TeamPeople:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: s.CreatePersonBody, *, options: Optional[Options] = None) -> s.SavedPerson:
        """Add a person. A person who takes bookings, with login, hours, services and time off in one call: all of it is saved, or nothing. Where a service shares its group with services that the person does not give, it gets a group of its own. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/team/people", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Person:
        """Get a person. Their login, hours and services; time off is under `/resources/{id}/time-off`. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", f"/team/people/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdatePersonBody] = None, *, options: Optional[Options] = None) -> s.SavedPerson:
        """Change a person. What is left out stays. `weekly` changes the schedule that nobody else uses, else makes a new one. All of it is saved, or nothing. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", f"/team/people/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]


class Team:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.overview = TeamOverview(send)
        self.audit_log = TeamAuditLog(send)
        self.invites = TeamInvites(send)
        self.members = TeamMembers(send)
        self.people = TeamPeople(send)


class WorkItems:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, view: Optional[Literal["inbox", "today", "upcoming"]] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, stage: Optional[Union[List[str], str]] = None, unassigned: Optional[bool] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, priority: Optional[Union[List[Literal["low", "normal", "high", "urgent"]], str]] = None, tag: Optional[Union[List[str], str]] = None, origin: Optional[Union[List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]], str]] = None, q: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, bbox: Optional[str] = None, near: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List tasks: unassigned, today or upcoming. The bookings as tasks. Filters combine. The inbox is ordered by due date; the other lists by start, or by due date where the start is not what brought the task into the list. Tasks without a time come last. With `near` the list has only tasks with a place, the nearest first. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/work-items", query={"view": view, "status": status, "stage": stage, "unassigned": unassigned, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "priority": priority, "tag": tag, "origin": origin, "q": q, "from": from_, "to": to, "bbox": bbox, "near": near, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, view: Optional[Literal["inbox", "today", "upcoming"]] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, stage: Optional[Union[List[str], str]] = None, unassigned: Optional[bool] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, priority: Optional[Union[List[Literal["low", "normal", "high", "urgent"]], str]] = None, tag: Optional[Union[List[str], str]] = None, origin: Optional[Union[List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]], str]] = None, q: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, bbox: Optional[str] = None, near: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/work-items", query={"view": view, "status": status, "stage": stage, "unassigned": unassigned, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "priority": priority, "tag": tag, "origin": origin, "q": q, "from": from_, "to": to, "bbox": bbox, "near": near, "limit": limit, "cursor": cursor}, options=options))

    def update(self, id: str, body: Optional[s.UpdateWorkItemBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Update a task. Only the fields that are given change: the same as of a booking, which a task is. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return self._send(Call("PATCH", f"/work-items/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]


class AliasSuggestions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, name: str, of: Optional[Literal["service", "person"]] = None, options: Optional[Options] = None) -> s.ListAliasSuggestionsResult:
        """Suggest aliases. What customers often call a service or a person of this name. Nothing is written. Needs the scope `config:read`."""
        return self._send(Call("GET", "/alias-suggestions", query={"name": name, "of": of}, options=options))  # type: ignore[no-any-return]


class ClosedDays:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ClosedDayPage:
        """List closed days. The dates on which the whole business is closed, by date. `from` and `to` are both included. Needs the scope `config:read`."""
        return self._send(Call("GET", "/closed-days", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ClosedDay]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/closed-days", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    def close(self, body: s.CloseDaysBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.CloseDaysResult:
        """Close the business on days. No time is offered on these dates, by any service, resource or schedule, except by a schedule that has hours of its own for the date. Bookings that already stand keep their times; `bookings` counts them. A date that is closed already takes the new name. Needs the scope `config:write`."""
        return self._send(Call("POST", "/closed-days", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def reopen(self, body: s.ReopenDaysBody, *, options: Optional[Options] = None) -> s.ReopenDaysResult:
        """Reopen closed days. The dates have their usual hours again. Those that were not closed are left out of the answer. Needs the scope `config:write`."""
        return self._send(Call("POST", "/closed-days/reopen", body=body, options=options))  # type: ignore[no-any-return]

    def delete(self, date: str, *, options: Optional[Options] = None) -> None:
        """Reopen a closed day. The date has its usual hours again. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/closed-days/{segment(date)}", options=options))  # type: ignore[no-any-return]


class HolidayCountries:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, options: Optional[Options] = None) -> s.ListHolidayCountriesResult:
        """List the countries with a calendar of holidays. By name, in the workspace's language. Needs the scope `config:read`."""
        return self._send(Call("GET", "/holiday-countries", options=options))  # type: ignore[no-any-return]


class Holidays:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, country: Optional[str] = None, region: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.ListHolidaysResult:
        """List national holidays. Whole days of the official calendar of a country, by date, and whether the business is closed on each. `closeDays` closes on those that you choose. Needs the scope `config:read`."""
        return self._send(Call("GET", "/holidays", query={"country": country, "region": region, "from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class ResourceGroups:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ResourceGroupPage:
        """List resource groups. Oldest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/resource-groups", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ResourceGroup]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/resource-groups", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateResourceGroupBody, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Create a resource group. A service may ask for any member of a group. A queue belongs to a group, and its members take the tasks. Needs the scope `config:write`."""
        return self._send(Call("POST", "/resource-groups", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Get a resource group. With the ids of its members. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/resource-groups/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateResourceGroupBody] = None, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Update a resource group. `resource_ids` replaces all members. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/resource-groups/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a resource group. Refused while a service needs it or live tasks wait in its queue; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/resource-groups/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Restore a resource group. Within a day after it was deleted, with its id and those of its members that are still there. A group that is there is answered as it is. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/resource-groups/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class ScheduleOverrides:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, schedule_id: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ScheduleOverridePage:
        """List date overrides. By date, then schedule. `from` and `to` are both included. Needs the scope `config:read`."""
        return self._send(Call("GET", "/schedule-overrides", query={"schedule_id": schedule_id, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, schedule_id: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ScheduleOverride]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/schedule-overrides", query={"schedule_id": schedule_id, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))


class SchedulesOverrides:
    def __init__(self, send: Send) -> None:
        self._send = send

    def set(self, id: str, body: s.SetScheduleOverrideBody, *, options: Optional[Options] = None) -> s.ScheduleOverride:
        """Set a date override. Replaces what the date had. No intervals means closed all day. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/schedules/{segment(id)}/overrides", body=body, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, date: str, *, options: Optional[Options] = None) -> None:
        """Remove a date override. Removes the exception of that date. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/schedules/{segment(id)}/overrides/{segment(date)}", options=options))  # type: ignore[no-any-return]


class Schedules:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.overrides = SchedulesOverrides(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.SchedulePage:
        """List schedules. Oldest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/schedules", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Schedule]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/schedules", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateScheduleBody, *, options: Optional[Options] = None) -> s.Schedule:
        """Create a schedule. Weekly hours by the wall clock of a time zone. Overrides change single dates. Needs the scope `config:write`."""
        return self._send(Call("POST", "/schedules", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Schedule:
        """Get a schedule. With its weekly hours; the hours of single dates are under `/schedule-overrides`. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/schedules/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateScheduleBody] = None, *, options: Optional[Options] = None) -> s.Schedule:
        """Update a schedule. `weekly` replaces all rows. Bookings that already stand keep their times. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/schedules/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a schedule. Refused while a service or a resource uses it; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/schedules/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Schedule:
        """Restore a schedule. Within a day after it was deleted, with its id and date overrides. A schedule that is there is answered as it is. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/schedules/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class Services:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, active: Optional[bool] = None, kind: Optional[Literal["appointment", "queue"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ServicePage:
        """List services. Oldest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/services", query={"active": active, "kind": kind, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, active: Optional[bool] = None, kind: Optional[Literal["appointment", "queue"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Service]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/services", query={"active": active, "kind": kind, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateServiceBody, *, options: Optional[Options] = None) -> s.Service:
        """Create a service. An `appointment` has a duration and needs everything in `requirements` at once. A `queue` has no times: its tasks wait until a member of `group_id` takes them, so it has neither requirements nor a schedule, and its duration is an estimate. Needs the scope `config:write`."""
        return self._send(Call("POST", "/services", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Service:
        """Get a service. With its durations, limits, requirements and intake fields. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/services/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateServiceBody] = None, *, options: Optional[Options] = None) -> s.Service:
        """Update a service. `requirements` and `intake_fields` are replaced whole. Bookings that already stand keep their times and price; `kind` cannot change while there are live ones. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/services/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a service. Refused while it has live bookings; `held_by` names them. Past bookings keep its id and name. For a day `restore` brings it back. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/services/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Service:
        """Restore a service. Within a day after it was deleted, with its id and requirements. Refused while a schedule, group or resource that it needs is deleted. A service that is there is answered as it is. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/services/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class StageConfigVersions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.StageConfigVersionPage:
        """List the versions of the stages. Newest first: who made each and how large it is. Read one version for its content. Needs the scope `config:read`."""
        return self._send(Call("GET", "/stage-config/versions", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.StageConfigVersion]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/stage-config/versions", query={"limit": limit, "cursor": cursor}, options=options))

    def get(self, version: str, *, options: Optional[Options] = None) -> s.StageConfig:
        """Get a version of the stages. As it was written then; the versions are never changed. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/stage-config/versions/{segment(version)}", options=options))  # type: ignore[no-any-return]

    def revert(self, version: str, body: Optional[s.RevertStageConfigBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.StageConfig:
        """Restore an earlier version of the stages. Copies its content into a new version. `migrate` is needed as when stages are written. Needs the scope `settings:write`."""
        return self._send(Call("POST", f"/stage-config/versions/{segment(version)}/revert", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class StageConfig:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.versions = StageConfigVersions(send)

    def get(self, *, options: Optional[Options] = None) -> s.StageConfig:
        """Get the current stages and actions. A project that never changed them has the default configuration as version 1. Needs the scope `config:read`."""
        return self._send(Call("GET", "/stage-config", options=options))  # type: ignore[no-any-return]

    def put(self, body: s.PutStageConfigBody, *, options: Optional[Options] = None) -> s.StageConfig:
        """Update the stages and actions. Makes a new version; the earlier ones stay. A stage in which live tasks stand can neither vanish nor become one that ends tasks (`done`, `failed`) unless `migrate` says where they go: 422 with the code `stage_in_use`, which names the stage and the count. The tasks move with the change. Needs the scope `settings:write`."""
        return self._send(Call("PUT", "/stage-config", body=body, options=options))  # type: ignore[no-any-return]


class CustomersExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def download(self, *, q: Optional[str] = None, tag: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export customers as CSV. Those that `q` and `tag` leave, newest first. An apostrophe stands before what a spreadsheet would run; an import takes it off again. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/customers/export", query={"q": q, "tag": tag}, raw=True, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Export a customer's personal data. One JSON document, as the law gives every person a right to. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/export", raw=True, options=options))  # type: ignore[no-any-return]


class CustomersImport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.CustomerImportResult:
        """Import customers. All rows without a fault, in one transaction. The same list a second time makes nobody twice. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/customers/import", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def preview(self, body: Form, *, options: Optional[Options] = None) -> s.CustomerImportPreview:
        """Preview a customer import. Reads a CSV, changes nothing: columns, what they seem to hold, the first rows as they would be, and every fault by row. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/customers/import/preview", body=body, options=options))  # type: ignore[no-any-return]


class CustomersBookings:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List a customer's bookings. By start; those without one come last. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/customers/{segment(id)}/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "limit": limit, "cursor": cursor}, options=options))


class CustomersComments:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CommentPage:
        """List comments on a customer. Newest first. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Comment]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/customers/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, id: str, body: s.CreateCustomerCommentBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Comment:
        """Add a comment to a customer. `@` before a member's name mentions them. Needs the scope `customers:write`."""
        return self._send(Call("POST", f"/customers/{segment(id)}/comments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, comment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a comment on a customer. Its author or an admin may. Needs the scope `customers:write`."""
        return self._send(Call("DELETE", f"/customers/{segment(id)}/comments/{segment(comment_id)}", options=options))  # type: ignore[no-any-return]


class CustomersSummary:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, *, options: Optional[Options] = None) -> s.CustomerSummary:
        """Get a customer's statistics. Bookings by status, the next and the last one, no-shows and money booked, counted now. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/summary", options=options))  # type: ignore[no-any-return]


class CustomersTimeline:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimelineEntryPage:
        """List a customer's timeline. Newest first: their bookings' life, files, comments and changes of their data. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.TimelineEntry]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/customers/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))


class CustomersAttendance:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, id: str, *, options: Optional[Options] = None) -> s.CustomerAttendance:
        """Get how many visits a customer missed. And what is asked of them because of it when they book by themselves. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/attendance", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: s.UpdateCustomerAttendanceBody, *, options: Optional[Options] = None) -> s.CustomerAttendance:
        """Forgive the visits that a customer missed. With `forgiven`, those until now no longer count; without it they do again. Needs the scope `customers:write`."""
        return self._send(Call("PATCH", f"/customers/{segment(id)}/attendance", body=body, options=options))  # type: ignore[no-any-return]


class CustomersNotices:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.NoticePage:
        """List what a customer is told. Of all their bookings, newest first. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Notice]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/customers/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))


class Customers:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = CustomersExport(send)
        self.import_ = CustomersImport(send)
        self.bookings = CustomersBookings(send)
        self.comments = CustomersComments(send)
        self.summary = CustomersSummary(send)
        self.timeline = CustomersTimeline(send)
        self.attendance = CustomersAttendance(send)
        self.notices = CustomersNotices(send)

    def list(self, *, q: Optional[str] = None, phone: Optional[str] = None, tag: Optional[str] = None, anonymous: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CustomerPage:
        """List and search customers. Newest first. Needs the scope `customers:read`."""
        return self._send(Call("GET", "/customers", query={"q": q, "phone": phone, "tag": tag, "anonymous": anonymous, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, q: Optional[str] = None, phone: Optional[str] = None, tag: Optional[str] = None, anonymous: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Customer]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/customers", query={"q": q, "phone": phone, "tag": tag, "anonymous": anonymous, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateCustomerBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Customer:
        """Create a customer. A phone belongs to one customer of a project: a known one answers `customer_exists`. Needs the scope `customers:write`."""
        return self._send(Call("POST", "/customers", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Customer:
        """Get a customer. With the identities on each channel. Somebody who was merged into another is not found; `merged_into` names whom they are now. Needs the scope `customers:read`."""
        return self._send(Call("GET", f"/customers/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateCustomerBody] = None, *, options: Optional[Options] = None) -> s.Customer:
        """Update a customer. Only the fields that are given change. A phone that another customer has answers `customer_exists`. Needs the scope `customers:write`."""
        return self._send(Call("PATCH", f"/customers/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def anonymise(self, id: str, *, options: Optional[Options] = None) -> s.Customer:
        """Anonymise a customer. Name, phone, e-mail, company, address, notes, tags, identities, comments, photos, and what was noted or answered in their bookings go; the bookings stay, for the figures. There is no way back. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/customers/{segment(id)}/anonymise", options=options))  # type: ignore[no-any-return]

    def merge(self, id: str, body: s.MergeCustomersBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Customer:
        """Merge two customers. Everything of the other becomes this one's; empty fields are filled and tags united. The other's id answers 404 with `merged_into` from then on, their phone leads here, and `unmerge` brings them back. Needs the scope `customers:write`."""
        return self._send(Call("POST", f"/customers/{segment(id)}/merge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def unmerge(self, id: str, body: s.UnmergeCustomersBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.UnmergedCustomers:
        """Undo a customer merge. The other comes back as they were, with every row that went over. What was changed on this one since the merge stays; of several merges in a row the last is undone first. Needs the scope `customers:write`."""
        return self._send(Call("POST", f"/customers/{segment(id)}/unmerge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class QuickReplies:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.QuickReplyPage:
        """List quick replies. Words that the team keeps ready for conversations, by shortcut. Needs the scope `messages:read`."""
        return self._send(Call("GET", "/quick-replies", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.QuickReply]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/quick-replies", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateQuickReplyBody, *, options: Optional[Options] = None) -> s.QuickReply:
        """Create a quick reply. A text that the team writes with `/` and its shortcut. Needs the scope `config:write`."""
        return self._send(Call("POST", "/quick-replies", body=body, options=options))  # type: ignore[no-any-return]

    def starters(self, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.QuickReplyPage:
        """Add quick replies to begin with. Five texts in the workspace's language, with variables in braces. One whose shortcut is taken is left out; the answer has those that were added. Needs the scope `config:write`."""
        return self._send(Call("POST", "/quick-replies/starters", keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.QuickReply:
        """Get a quick reply. Its shortcut and its text. Needs the scope `messages:read`."""
        return self._send(Call("GET", f"/quick-replies/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateQuickReplyBody] = None, *, options: Optional[Options] = None) -> s.QuickReply:
        """Update a quick reply. Its shortcut, its text, or both. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/quick-replies/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a quick reply. Messages that were sent with it stay. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/quick-replies/{segment(id)}", options=options))  # type: ignore[no-any-return]


class BotChannelPolicies:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPolicyPage:
        """Get when the bot replies. One row a channel: always, never, or only while nobody of the team works. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/bot/channel-policies", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ChannelPolicy]:
        """Every item of `get`, page after page."""
        return every(self._send, Call("GET", "/bot/channel-policies", query={"limit": limit, "cursor": cursor}, options=options))

    def replace(self, body: s.ReplaceChannelPoliciesBody, *, options: Optional[Options] = None) -> s.ChannelPolicyPage:
        """Update when the bot replies. All three channels at once. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/bot/channel-policies", body=body, options=options))  # type: ignore[no-any-return]


class Bot:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.channel_policies = BotChannelPolicies(send)

    def get(self, *, options: Optional[Options] = None) -> s.Bot:
        """Get the bot. How it speaks, what it may do, and when it calls a person. Needs the scope `config:read`."""
        return self._send(Call("GET", "/bot", options=options))  # type: ignore[no-any-return]

    def replace(self, body: s.ReplaceBotBody, *, options: Optional[Options] = None) -> s.Bot:
        """Update the bot. The whole of it; every change makes a new `version`. Needs the scope `config:write`."""
        return self._send(Call("PUT", "/bot", body=body, options=options))  # type: ignore[no-any-return]

    def simulate(self, body: s.SimulateBotBody, *, options: Optional[Options] = None) -> s.SimulateBotResult:
        """Test the bot. It looks at the real catalog, calendar and knowledge, and holds, books and changes nothing. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/bot/simulate", body=body, options=options))  # type: ignore[no-any-return]

    def wording_preview(self, body: s.PreviewBotWordingBody, *, options: Optional[Options] = None) -> s.PreviewBotWordingResult:
        """Preview the bot's sentences. Each sentence as a customer would read it, in a tone and with own texts that need not be saved. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/bot/wording-preview", body=body, options=options))  # type: ignore[no-any-return]


class KnowledgeFiles:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgePage:
        """List files. Newest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/knowledge/files", query={"q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Knowledge]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/knowledge/files", query={"q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Knowledge:
        """Upload a file. A PDF of at most 200 pages, a Word document (DOCX), Markdown, plain text or CSV; at most 10 MiB and 500,000 characters. The content decides what it is: `unsupported_file` and `empty_file` are refusals of it. It is read after the answer: `status` becomes `ready`, or `failed` with the cause in `error`. Needs the scope `config:write`."""
        return self._send(Call("POST", "/knowledge/files", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download an uploaded file. Always saved, never shown. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/knowledge/files/{segment(id)}", raw=True, options=options))  # type: ignore[no-any-return]


class KnowledgeItems:
    def __init__(self, send: Send) -> None:
        self._send = send

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Knowledge:
        """Restore a knowledge item. Within a day after it was deleted. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/knowledge/items/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class KnowledgeSourcesPages:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgeSitePagePage:
        """List a website's pages. Each page with what was read of it, or the cause why nothing was. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/knowledge/sources/{segment(id)}/pages", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.KnowledgeSitePage]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/knowledge/sources/{segment(id)}/pages", query={"limit": limit, "cursor": cursor}, options=options))


class KnowledgeSources:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.pages = KnowledgeSourcesPages(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgeSourcePage:
        """List websites. Oldest first, with how the last reading went. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/knowledge/sources", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.KnowledgeSource]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/knowledge/sources", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateKnowledgeSourceBody, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Add a website. It is read page by page, beginning now, within the same host (with or without www), as its robots.txt and sitemap say, and again every week. Refused with 422: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `too_many_sources`. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/knowledge/sources", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Get a website. With how its last reading went, and when the next one is due. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/knowledge/sources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateKnowledgeSourceBody] = None, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Update a website. With another address or limit it is read again. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", f"/knowledge/sources/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a website. Nothing of it is found any more. For a day it can be had back by `restore`. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/knowledge/sources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def crawl(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Refresh a website. It goes on after the answer; `status` tells when it is done. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/knowledge/sources/{segment(id)}/crawl", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Restore a website. Within a day after it was deleted. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/knowledge/sources/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class Knowledge:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.files = KnowledgeFiles(send)
        self.items = KnowledgeItems(send)
        self.sources = KnowledgeSources(send)

    def list(self, *, kind: Optional[Union[List[Literal["text", "faq", "file"]], str]] = None, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgePage:
        """List knowledge. Texts, questions with their answers, and files; newest first. Filters combine. Needs the scope `config:read`."""
        return self._send(Call("GET", "/knowledge", query={"kind": kind, "q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, kind: Optional[Union[List[Literal["text", "faq", "file"]], str]] = None, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Knowledge]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/knowledge", query={"kind": kind, "q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateKnowledgeBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Knowledge:
        """Add a text or an FAQ. It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`. Needs the scope `config:write`."""
        return self._send(Call("POST", "/knowledge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def search(self, body: s.SearchKnowledgeBody, *, options: Optional[Options] = None) -> s.KnowledgeHits:
        """Search knowledge. The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once; accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits. Needs the scope `config:read`."""
        return self._send(Call("POST", "/knowledge/search", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Knowledge:
        """Get a knowledge item. With its text, or with the facts of its file. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/knowledge/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateKnowledgeBody] = None, *, options: Optional[Options] = None) -> s.Knowledge:
        """Update a knowledge item. Of a file, the title alone. New words are found from then on, and the old ones no more. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/knowledge/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a knowledge item. Nothing of it is found any more. For a day it can be had back by `restore`. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/knowledge/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AutomationsRuns:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AutomationRunPage:
        """List an automation's runs. Newest first, each run with its steps. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/automations/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.AutomationRun]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/automations/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))


class Automations:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.runs = AutomationsRuns(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AutomationPage:
        """List automations. Oldest first. Needs the scope `config:read`."""
        return self._send(Call("GET", "/automations", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Automation]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/automations", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateAutomationBody, *, options: Optional[Options] = None) -> s.Automation:
        """Create an automation. A trigger, conditions that must all hold, and actions one after the other. For the same cause it runs once. What is relative to a booking's time moves with it, and is dropped when the booking is cancelled. Needs the scope `config:write`."""
        return self._send(Call("POST", "/automations", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Automation:
        """Get an automation. With its last run. Needs the scope `config:read`."""
        return self._send(Call("GET", f"/automations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateAutomationBody] = None, *, options: Optional[Options] = None) -> s.Automation:
        """Update an automation. Runs that have begun go on as they were. Needs the scope `config:write`."""
        return self._send(Call("PATCH", f"/automations/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete an automation. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/automations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Automation:
        """Restore an automation. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. An automation that is there is answered as it is. Needs the scope `config:write`."""
        return self._send(Call("POST", f"/automations/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class EventsStream:
    def __init__(self, send: Send) -> None:
        self._send = send

    def stream(self, *, last_event_id: Optional[str] = None, workspace: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Stream workspace events. Server-sent events with kinds and ids only: `ready` first, then a `change` for each. A client that comes back with its last event's id gets what it missed, or `reset` when that was more than 500 changes, or longer ago than the 30 days that they are kept. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/events/stream", query={"last_event_id": last_event_id, "workspace": workspace}, raw=True, options=options))  # type: ignore[no-any-return]


class Events:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.stream = EventsStream(send)

    def list(self, *, type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]], str]] = None, subject: Optional[str] = None, after: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.HappenedEventPage:
        """List events. What happened in the last 30 days, with or without an endpoint for it, in the order of publication, the oldest first. Nothing is ever inserted before an event that was listed: to follow what happens, remember the last `id` and ask with `after`. The events of one `subject` come in the order in which they happened to it. Needs the scope `webhooks:manage`."""
        return self._send(Call("GET", "/events", query={"type": type, "subject": subject, "after": after, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]], str]] = None, subject: Optional[str] = None, after: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.HappenedEvent]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/events", query={"type": type, "subject": subject, "after": after, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    def replay(self, id: str, body: s.ReplayEventBody, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Send an event to an endpoint again. The same event, with the same id, goes to a webhook endpoint now, also to one that was made after it happened. Where there is a delivery of it already, that gets one more attempt, as by its `resend`; else it is a new delivery, retried as usual. The endpoint must have subscribed to its type (422 `not_subscribed`), and its filters must leave the event in (422 `filtered_out`); an inactive one is refused with 409. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/events/{segment(id)}/replay", body=body, options=options))  # type: ignore[no-any-return]


class WebhookEndpointsDeliveries:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, status: Optional[Union[List[Literal["pending", "succeeded", "failed", "skipped"]], str]] = None, event_type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled", "webhook.ping"]], str]] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebhookDeliveryPage:
        """List deliveries. Newest first, with every attempt. It is kept for 30 days. Needs the scope `webhooks:manage`."""
        return self._send(Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries", query={"status": status, "event_type": event_type, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Union[List[Literal["pending", "succeeded", "failed", "skipped"]], str]] = None, event_type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled", "webhook.ping"]], str]] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.WebhookDelivery]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries", query={"status": status, "event_type": event_type, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    def get(self, id: str, delivery_id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Get a delivery. With every attempt, and the very bytes that were sent. Needs the scope `webhooks:manage`."""
        return self._send(Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries/{segment(delivery_id)}", options=options))  # type: ignore[no-any-return]

    def resend(self, id: str, delivery_id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Resend a delivery. One more attempt of the same event under the same delivery id, now. The schedule of retries stays as it is; what was skipped takes up its schedule. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/deliveries/{segment(delivery_id)}/resend", options=options))  # type: ignore[no-any-return]


class WebhookEndpoints:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.deliveries = WebhookEndpointsDeliveries(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebhookEndpointPage:
        """List webhook endpoints. The oldest first, ten at most. Secrets are never shown here. Needs the scope `webhooks:manage`."""
        return self._send(Call("GET", "/webhook-endpoints", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.WebhookEndpoint]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/webhook-endpoints", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateWebhookEndpointBody, *, options: Optional[Options] = None) -> s.WebhookEndpointWithSecret:
        """Create a webhook endpoint. Events of the given types that the filters leave in are posted to the URL from now on. The answer carries the signing secret, this once, and therefore no `Idempotency-Key` is accepted. The URL must be https and every address of its host must be public; it is checked now and at each attempt. A host that does not resolve is refused; only an installation without a working DNS resolver accepts it, with the warning `unresolved`. Refused with 422 and `errors[].code`: `url_not_https`, `url_not_public`, `unresolved`, `url_userinfo`, `invalid_url`, `reserved_event_type`, `unknown_event_type`, `event_not_filterable`, `too_many_endpoints` (there can be 10), `idempotency_not_accepted`. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", "/webhook-endpoints", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Get a webhook endpoint. With its last attempts. The secret is never shown again. Needs the scope `webhooks:manage`."""
        return self._send(Call("GET", f"/webhook-endpoints/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateWebhookEndpointBody] = None, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Update a webhook endpoint. `active: true` switches an endpoint on again and begins a new count of failures. While it is inactive it gets no attempts; what it would have got is logged as `skipped` and can be resent afterwards. Needs the scope `webhooks:manage`."""
        return self._send(Call("PATCH", f"/webhook-endpoints/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a webhook endpoint. With its delivery log. What is pending is not sent any more. For a day `restore` brings it back. Needs the scope `webhooks:manage`."""
        return self._send(Call("DELETE", f"/webhook-endpoints/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def ping(self, id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Send a test event. A `webhook.ping` is sent once. How it ends counts neither for nor against the endpoint; read it in the delivery log, with the addresses, certificate and times that were found. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/ping", options=options))  # type: ignore[no-any-return]

    def resend_skipped(self, id: str, body: s.ResendSkippedDeliveriesBody, *, options: Optional[Options] = None) -> s.ResentDeliveries:
        """Resend skipped deliveries. What was logged as `skipped` since a time goes out now, the oldest first. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/resend-skipped", body=body, options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Restore a webhook endpoint. Within a day after it was deleted, with its id, secret and delivery log. What was pending is sent, and so are events of the last hour that it missed. Refused while there are 10 others. An endpoint that is there is answered as it is. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]

    def rotate_secret(self, id: str, body: Optional[s.RotateWebhookSecretBody] = None, *, options: Optional[Options] = None) -> s.WebhookEndpointWithSecret:
        """Rotate the signing secret. It is answered this once, and every attempt from now on is signed with it. The old one stops at once, unless `overlap_seconds` says for how long it signs too: then `Svc-Signature` has two `v1` and `webhook-signature` two signatures, and a receiver accepts a delivery when one of them is right. A secret that still signed from an earlier overlap stops at once in either case. Needs the scope `webhooks:manage`."""
        return self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/rotate-secret", body=body or {}, options=options))  # type: ignore[no-any-return]


class AgentCalls:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, key_id: Optional[str] = None, tool: Optional[str] = None, outcome: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AgentCallPage:
        """List agent calls. Newest first, for a month. The arguments are shortened and hold nothing personal or secret. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/agent-calls", query={"key_id": key_id, "tool": tool, "outcome": outcome, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, key_id: Optional[str] = None, tool: Optional[str] = None, outcome: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.AgentCall]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/agent-calls", query={"key_id": key_id, "tool": tool, "outcome": outcome, "limit": limit, "cursor": cursor}, options=options))


class AgentGrants:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AgentGrantPage:
        """List agent grants. The agents that members connected by OAuth, newest first, ended ones too. Admins see everybody's, others their own. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/agent-grants", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.AgentGrant]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/agent-grants", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateAgentGrantBody, *, options: Optional[Options] = None) -> s.CreatedAgentGrant:
        """Allow an agent. What the consent page of /oauth/authorize sends: you allow a registered agent some of your scopes in this workspace. The address in the answer has a code that gives the agent its tokens once, within two minutes. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/agent-grants", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.AgentGrant:
        """Get an agent grant. Which agent, who allowed it, and what. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/agent-grants/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def revoke(self, id: str, *, options: Optional[Options] = None) -> None:
        """Revoke an agent grant. The agent's next request is refused. Members end their own grants, admins anybody's. Needs a team member's session, at least as `agent`."""
        return self._send(Call("DELETE", f"/agent-grants/{segment(id)}", options=options))  # type: ignore[no-any-return]


class ChangesMd:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> RawAnswer:
        """The history of this API. What was added to the API and what is going away, the newest first, as Markdown."""
        return self._send(Call("GET", "/changes.md", raw=True, options=options))  # type: ignore[no-any-return]


class MeNoticeWays:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.MemberNoticeWays:
        """Get the ways that reach me. Which ways are set up, whatever the notification preferences are: a switch of one that is not sends nothing. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/me/notice-ways", options=options))  # type: ignore[no-any-return]


class MeNotices:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, unread: Optional[bool] = None, options: Optional[Options] = None) -> s.ListMyNoticesResult:
        """List my notices. What the bell shows of this workspace, the newest first. Kept for 90 days. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/me/notices", query={"limit": limit, "cursor": cursor, "unread": unread}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, unread: Optional[bool] = None, options: Optional[Options] = None) -> Iterator[s.MemberNotice]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/me/notices", query={"limit": limit, "cursor": cursor, "unread": unread}, options=options))

    def read_all(self, *, options: Optional[Options] = None) -> s.ReadNotices:
        """Mark all my notices as read. Those of this workspace; answers how many were unread. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/me/notices/read-all", options=options))  # type: ignore[no-any-return]

    def read(self, id: str, *, options: Optional[Options] = None) -> s.ReadNotices:
        """Mark a notice as read. With it, whatever else told me of the same event. It is not sent any more where it still waits. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/me/notices/{segment(id)}/read", options=options))  # type: ignore[no-any-return]


class MeNotificationPreferences:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.NotificationPreferences:
        """Get my notification settings. Of this workspace alone. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/me/notification-preferences", options=options))  # type: ignore[no-any-return]

    def update(self, body: Optional[s.UpdateNotificationPreferencesBody] = None, *, options: Optional[Options] = None) -> s.NotificationPreferences:
        """Update my notification settings. What the body does not mention stays. Needs a team member's session, at least as `agent`."""
        return self._send(Call("PATCH", "/me/notification-preferences", body=body or {}, options=options))  # type: ignore[no-any-return]


class MePushKey:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.PushKey:
        """Get the key for push subscriptions. The same for the whole installation, for as long as it exists. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/me/push-key", options=options))  # type: ignore[no-any-return]


class MePushSubscriptions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: s.CreatePushSubscriptionBody, *, options: Optional[Options] = None) -> s.PushSubscription:
        """Show my notices on this device. A browser that was another member's is mine from now on. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/me/push-subscriptions", body=body, options=options))  # type: ignore[no-any-return]

    def delete(self, body: s.DeletePushSubscriptionBody, *, options: Optional[Options] = None) -> None:
        """Stop showing my notices on this device. By the subscription's endpoint. One that is not known is gone already. Needs a team member's session, at least as `agent`."""
        return self._send(Call("DELETE", "/me/push-subscriptions", body=body, options=options))  # type: ignore[no-any-return]


class MeTelegram:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.MyTelegram:
        """Get my Telegram link. Of the member who asks, in this workspace. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/me/telegram", options=options))  # type: ignore[no-any-return]

    def link(self, *, options: Optional[Options] = None) -> s.MyTelegramLink:
        """Link my Telegram. A code that works once, for 15 minutes. Open the link and press Start: notices come to that chat from then on. What is written there makes no conversation with a customer. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/me/telegram", options=options))  # type: ignore[no-any-return]

    def unlink(self, *, options: Optional[Options] = None) -> None:
        """Unlink my Telegram. Notices no longer go there. Needs a team member's session, at least as `agent`."""
        return self._send(Call("DELETE", "/me/telegram", options=options))  # type: ignore[no-any-return]


class Me:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.notice_ways = MeNoticeWays(send)
        self.notices = MeNotices(send)
        self.notification_preferences = MeNotificationPreferences(send)
        self.push_key = MePushKey(send)
        self.push_subscriptions = MePushSubscriptions(send)
        self.telegram = MeTelegram(send)

    def get(self, *, options: Optional[Options] = None) -> s.Me:
        """Get the current caller. The project and the key, or the member, that this call is made as."""
        return self._send(Call("GET", "/me", options=options))  # type: ignore[no-any-return]

    def update(self, body: s.UpdateMeBody, *, options: Optional[Options] = None) -> s.Me:
        """Update my profile. Your name, in every workspace of yours. Needs a team member's session, at least as `agent`."""
        return self._send(Call("PATCH", "/me", body=body, options=options))  # type: ignore[no-any-return]

    def password(self, body: s.ChangeMyPasswordBody, *, options: Optional[Options] = None) -> None:
        """Change my password. Ends every session, this one too: sign in again with the new password. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/me/password", body=body, options=options))  # type: ignore[no-any-return]

    def sign_out_everywhere(self, *, options: Optional[Options] = None) -> None:
        """Sign out everywhere. This session too: every browser has to sign in again. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/me/sign-out-everywhere", options=options))  # type: ignore[no-any-return]


class Openapi:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.GetDescriptionResult:
        """This description. The whole API as OpenAPI 3.1, made from the same definitions that serve it."""
        return self._send(Call("GET", "/openapi.json", options=options))  # type: ignore[no-any-return]


class OutgoingMail:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, status: Optional[Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ListOutgoingMailResult:
        """List outgoing e-mail. Newest first, for 90 days: what the workspace wrote to customers and members. E-mail about somebody's account, such as a link to a new password, is in no list. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/outgoing-mail", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.OutgoingMail]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/outgoing-mail", query={"status": status, "limit": limit, "cursor": cursor}, options=options))

    def get(self, id: str, *, options: Optional[Options] = None) -> s.OutgoingMailDetail:
        """Get an outgoing e-mail. With its text and HTML, unless its links are for the recipient alone. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", f"/outgoing-mail/{segment(id)}", options=options))  # type: ignore[no-any-return]


class Search:
    def __init__(self, send: Send) -> None:
        self._send = send

    def search(self, *, q: str, kind: Optional[Union[List[Literal["customer", "booking", "task", "conversation", "service", "resource", "knowledge"]], str]] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.SearchWorkspaceResult:
        """Search everything. The best first: whole words before beginnings of words, those before letters within a word, and similar words last, so that slips of the pen are found. Accents and capitals do not matter. Customers are found by name, phone, e-mail, company or tag; bookings and tasks by customer, service or id, open ones by notes and tags too; conversations by the customer, the latest ones by their last message too; services and resources by name or alias; knowledge by title. A kind whose scope the caller lacks is left out: `customers:read` for customers, `bookings:read` for bookings and tasks, `messages:read` for conversations, `config:read` for services, resources and knowledge."""
        return self._send(Call("GET", "/search", query={"q": q, "kind": kind, "limit": limit}, options=options))  # type: ignore[no-any-return]


class AttendanceSettings:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.AttendanceSettings:
        """Get what is asked of customers who miss visits. It is off until somebody switches it on. Needs the scope `config:read`."""
        return self._send(Call("GET", "/attendance-settings", options=options))  # type: ignore[no-any-return]

    def update(self, body: Optional[s.UpdateAttendanceSettingsBody] = None, *, options: Optional[Options] = None) -> s.AttendanceSettings:
        """Change what is asked of customers who miss visits. What is left out stays. It counts on the booking page, in the site's chat and with the bot, from the next booking on; keys and the team can still book for any customer. Needs the scope `config:write`."""
        return self._send(Call("PATCH", "/attendance-settings", body=body or {}, options=options))  # type: ignore[no-any-return]


class NoticeReach:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"], customer_id: Optional[str] = None, customer_name: Optional[str] = None, customer_has_email: Optional[bool] = None, booking_id: Optional[str] = None, service_id: Optional[str] = None, start: Optional[str] = None, party_size: Optional[int] = None, resource_ids: Optional[Union[List[str], str]] = None, override: Optional[bool] = None, conversation_id: Optional[str] = None, answered: Optional[Union[List[str], str]] = None, options: Optional[Options] = None) -> s.NoticeReach:
        """See how a customer would be told. Of a booking that does not exist yet, a hold that is confirmed or a booking that is moved: by which way, and in which words once its time is known. Nothing is sent. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/notice-reach", query={"kind": kind, "customer_id": customer_id, "customer_name": customer_name, "customer_has_email": customer_has_email, "booking_id": booking_id, "service_id": service_id, "start": start, "party_size": party_size, "resource_ids": resource_ids, "override": override, "conversation_id": conversation_id, "answered": answered}, options=options))  # type: ignore[no-any-return]


class NoticeSettingsReminderEffect:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, from_: str, to: str, options: Optional[Options] = None) -> s.ReminderEffect:
        """Get what reminders achieve. The visits of customers whom the lot of `holdout_percent` leaves without reminders, beside those of the others, and the difference with its uncertainty. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/notice-settings/reminder-effect", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class NoticeSettings:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.reminder_effect = NoticeSettingsReminderEffect(send)

    def get(self, *, options: Optional[Options] = None) -> s.NoticeSettings:
        """Get what customers are told. Which notices are on, and when customers are reminded of a visit. Needs the scope `config:read`."""
        return self._send(Call("GET", "/notice-settings", options=options))  # type: ignore[no-any-return]

    def update(self, body: Optional[s.UpdateNoticeSettingsBody] = None, *, options: Optional[Options] = None) -> s.NoticeSettings:
        """Change what customers are told. What is left out stays. It counts from the next booking or change of one: what is planned stays planned. Needs the scope `config:write`."""
        return self._send(Call("PATCH", "/notice-settings", body=body or {}, options=options))  # type: ignore[no-any-return]


class NoticeTexts:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.GetNoticeTextsResult:
        """Get the words of notices. One for each kind and language: the workspace’s own, or ours. Needs the scope `config:read`."""
        return self._send(Call("GET", "/notice-texts", options=options))  # type: ignore[no-any-return]

    def put(self, kind: str, language: str, body: s.PutNoticeTextBody, *, options: Optional[Options] = None) -> s.NoticeText:
        """Write the words of a notice. Variables stand in braces; one that does not exist or has no value in this kind is refused, as is a brace that is open or doubled. A clause whose variable has no value for a booking is left out. The customer’s link is added below it. Needs the scope `config:write`."""
        return self._send(Call("PUT", f"/notice-texts/{segment(kind)}/{segment(language)}", body=body, options=options))  # type: ignore[no-any-return]

    def delete(self, kind: str, language: str, *, options: Optional[Options] = None) -> None:
        """Go back to our words of a notice. The workspace’s own text is removed. Needs the scope `config:write`."""
        return self._send(Call("DELETE", f"/notice-texts/{segment(kind)}/{segment(language)}", options=options))  # type: ignore[no-any-return]

    def preview(self, kind: str, language: str, body: s.PreviewNoticeTextBody, *, options: Optional[Options] = None) -> s.NoticeTextPreview:
        """See how a text would read. With the values of an example. Nothing is kept or sent. Needs the scope `config:read`."""
        return self._send(Call("POST", f"/notice-texts/{segment(kind)}/{segment(language)}/preview", body=body, options=options))  # type: ignore[no-any-return]


class ReportsBookingsExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on bookings. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/bookings/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class ReportsBookingsList:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["bookings", "open", "completed", "failed", "no_shows", "cancelled", "late_cancelled", "new_customers", "returning_customers", "reminded", "reminded_missed", "unreminded", "unreminded_missed"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List the bookings behind a figure. Which bookings a number of the report on bookings counts, by start: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/bookings/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["bookings", "open", "completed", "failed", "no_shows", "cancelled", "late_cancelled", "new_customers", "returning_customers", "reminded", "reminded_missed", "unreminded", "unreminded_missed"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/reports/bookings/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))


class ReportsBookings:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = ReportsBookingsExport(send)
        self.list = ReportsBookingsList(send)

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.BookingsReport:
        """Report on bookings. Appointments by the day on which they start: how they ended, no-shows and late cancellations, lead time, revenue by currency, new and returning customers, and the effect of reminders. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/bookings", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class ReportsConversationsExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on conversations. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/conversations/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class ReportsConversations:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = ReportsConversationsExport(send)

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.ConversationsReport:
        """Report on conversations. Conversations by the day on which they began: first response, resolution, what the bot handled alone, what it handed over, and in how many something was booked. `source` is the channel. No word of what was said. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/conversations", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class ReportsFigures:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> s.ReportFigures:
        """List the figures and their definitions. What each figure of the reports means, in words, and what the rows of each report can be about. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/figures", query={"language": language}, options=options))  # type: ignore[no-any-return]


class ReportsOccupancyExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "resource", "person", "group", "place", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on occupancy. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/occupancy/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class ReportsOccupancy:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = ReportsOccupancyExport(send)

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "resource", "person", "group", "place", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.OccupancyReport:
        """Report on occupancy. The open minutes of resources: booked, free, blocked by time off, and lost to gaps too short for a service. Up to 92 days ahead. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/occupancy", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class ReportsPageExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on the booking page. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/page/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class ReportsPage:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = ReportsPageExport(send)

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.PageReport:
        """Report on the booking page. How far visitors of the booking page come: how many opened it, chose a service, chose a time and booked. Each step counts once for a browser tab; no visitor is known. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/page", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class ReportsTasksExport:
    def __init__(self, send: Send) -> None:
        self._send = send

    def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on queue tasks. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/tasks/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class ReportsTasksList:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["tasks", "open", "completed", "failed", "cancelled", "taken", "handled", "in_time", "late"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List the tasks behind a figure. Which tasks a number of the report on tasks counts, by when they were made: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/tasks/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["tasks", "open", "completed", "failed", "cancelled", "taken", "handled", "in_time", "late"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/reports/tasks/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))


class ReportsTasks:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.export = ReportsTasksExport(send)
        self.list = ReportsTasksList(send)

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.TasksReport:
        """Report on queue tasks. Tasks of queues by the day on which they were made: how long they waited and took, and whether they were done by their due time. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return self._send(Call("GET", "/reports/tasks", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class Reports:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.bookings = ReportsBookings(send)
        self.conversations = ReportsConversations(send)
        self.figures = ReportsFigures(send)
        self.occupancy = ReportsOccupancy(send)
        self.page = ReportsPage(send)
        self.tasks = ReportsTasks(send)


class ChannelsPauses:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPausePage:
        """List channel pauses. The newest first. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/channels/pauses", query={"channel": channel, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ChannelPause]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/channels/pauses", query={"channel": channel, "limit": limit, "cursor": cursor}, options=options))


class ChannelsServiceStatus:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.GetServiceStatusResult:
        """Get channel health. From what really happened: the last message that was taken, the last that came, failures within the hour, and what waits. A channel is `down` when it refuses the credentials, or when three messages failed and none was sent since. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/channels/service-status", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ChannelServiceStatus]:
        """Every item of `get`, page after page."""
        return every(self._send, Call("GET", "/channels/service-status", query={"limit": limit, "cursor": cursor}, options=options))


class ChannelsTelegram:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.TelegramConnection:
        """Get the Telegram connection. Which bot it is and how it fares; the token is never shown again. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/channels/telegram", options=options))  # type: ignore[no-any-return]

    def connect(self, body: s.ConnectTelegramBotBody, *, options: Optional[Options] = None) -> s.TelegramConnection:
        """Connect a Telegram bot. The token is tried at once, and Telegram is told where to send what contacts write; `APP_URL` must be an https address that it can reach. A refusal is answered with 422 (`refused_by_telegram`). Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/channels/telegram", body=body, options=options))  # type: ignore[no-any-return]

    def disconnect(self, *, options: Optional[Options] = None) -> None:
        """Disconnect Telegram. Forgets the token and tells Telegram to send nothing more; conversations stay. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", "/channels/telegram", options=options))  # type: ignore[no-any-return]


class ChannelsWhatsappTemplatesStarter:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, *, options: Optional[Options] = None) -> s.CreateStarterWhatsAppTemplatesResult:
        """Create the ready-made templates. Sends our own templates for approval, those that are missing: `turnero_confirmed`, `turnero_reminder`, `turnero_moved` and `turnero_cancelled`, each in `pt_BR`, `es` and `en`. Their variables are the customer, the business, the service, the date and time, and the link. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/channels/whatsapp/templates/starter", options=options))  # type: ignore[no-any-return]


class ChannelsWhatsappTemplates:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.starter = ChannelsWhatsappTemplatesStarter(send)

    def list(self, *, status: Optional[Union[List[Literal["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"]], str]] = None, language: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ListWhatsAppTemplatesResult:
        """List WhatsApp templates. The templates of the connected business account, by name and language, as WhatsApp last told of them. The list is read again when the number is connected, every day and by `POST /channels/whatsapp/templates/refresh`; a change of status comes at once, where the app is subscribed to `message_template_status_update`. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/channels/whatsapp/templates", query={"status": status, "language": language, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Union[List[Literal["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"]], str]] = None, language: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.WhatsAppTemplate]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/channels/whatsapp/templates", query={"status": status, "language": language, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateWhatsAppTemplateBody, *, options: Optional[Options] = None) -> s.WhatsAppTemplate:
        """Create a WhatsApp template. Sends it to WhatsApp for approval, which takes from a minute to a day: until then it is `PENDING`. What WhatsApp refuses at once is answered with 422 (`refused_by_whatsapp`), a name that is taken in this language with `template_exists`. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/channels/whatsapp/templates", body=body, options=options))  # type: ignore[no-any-return]

    def refresh(self, *, options: Optional[Options] = None) -> s.RefreshWhatsAppTemplatesResult:
        """Refresh WhatsApp templates. Reads the whole list from WhatsApp now. While WhatsApp cannot be asked, the list stays as it was. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/channels/whatsapp/templates/refresh", options=options))  # type: ignore[no-any-return]

    def delete(self, name: str, *, options: Optional[Options] = None) -> None:
        """Delete a WhatsApp template. In every language. WhatsApp lets nobody use the name again for 30 days. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/channels/whatsapp/templates/{segment(name)}", options=options))  # type: ignore[no-any-return]


class ChannelsWhatsapp:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.templates = ChannelsWhatsappTemplates(send)

    def get(self, *, options: Optional[Options] = None) -> s.WhatsAppConnection:
        """Get the WhatsApp connection. Which number it is and how it fares; secrets are never shown again. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/channels/whatsapp", options=options))  # type: ignore[no-any-return]

    def connect(self, body: s.ConnectWhatsAppNumberBody, *, options: Optional[Options] = None) -> s.WhatsAppConnection:
        """Connect a WhatsApp number. The credentials are tried at once against the Cloud API: the number, the business account it belongs to, the app's secret. What WhatsApp refuses is answered with 422 at the field it is about (`refused_by_whatsapp`, `not_its_number`). Tokens and secrets are kept encrypted and never shown again. Enter `callback_url` and `verify_token` in the app's webhook settings and subscribe to `messages`, `message_template_status_update` and `message_template_quality_update`. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/channels/whatsapp", body=body, options=options))  # type: ignore[no-any-return]

    def disconnect(self, *, options: Optional[Options] = None) -> None:
        """Disconnect WhatsApp. Forgets the credentials; conversations stay. What waits to be sent fails. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", "/channels/whatsapp", options=options))  # type: ignore[no-any-return]


class Channels:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.pauses = ChannelsPauses(send)
        self.service_status = ChannelsServiceStatus(send)
        self.telegram = ChannelsTelegram(send)
        self.whatsapp = ChannelsWhatsapp(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPage:
        """List channels. All three, connected or not, with what went in and out last and whether they are paused. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/channels", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Channel]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/channels", query={"limit": limit, "cursor": cursor}, options=options))

    def pause(self, channel: str, body: s.PauseChannelBody, *, options: Optional[Options] = None) -> s.Channel:
        """Pause a channel. Nothing is sent on it until it is resumed, or until `until`. Sending answers 409 `channel_paused`; what was queued waits; what contacts write is still stored. Pausing a paused channel changes the reason and the end. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/channels/{segment(channel)}/pause", body=body, options=options))  # type: ignore[no-any-return]

    def resume(self, channel: str, *, options: Optional[Options] = None) -> s.Channel:
        """Resume a channel. What waited is sent, in its order. 409 `invalid_transition` when it is not paused. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/channels/{segment(channel)}/resume", options=options))  # type: ignore[no-any-return]


class AutomationFlowsRuns:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.FlowRunPage:
        """List a flow's runs. Newest first, each run with its steps. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/automation-flows/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.FlowRun]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", f"/automation-flows/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))


class AutomationFlows:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.runs = AutomationFlowsRuns(send)

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.FlowPage:
        """List flows. Oldest first, each with its graph and its last run. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/automation-flows", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Flow]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/automation-flows", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateFlowBody, *, options: Optional[Options] = None) -> s.Flow:
        """Create a flow. A trigger, and a graph of conditions and actions behind it. All nodes must be reachable from `trigger`, without circles; a condition goes on by `yes` and by `no`, an action by one edge. Without nodes it can only be disabled. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/automation-flows", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Flow:
        """Get a flow. With its graph and its last run. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/automation-flows/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateFlowBody] = None, *, options: Optional[Options] = None) -> s.Flow:
        """Update a flow. Runs that wait go on by the flow as it is then; one whose next step is gone, or whose flow is switched off, ends and its log says why. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", f"/automation-flows/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a flow. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/automation-flows/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def dry_run(self, id: str, body: s.DryRunFlowBody, *, options: Optional[Options] = None) -> s.DryRun:
        """Test a flow with a booking. The way that the flow would take with this booking as it is now: what each condition sees, what each message says, until when it waits. Nothing is written and nothing is sent. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/automation-flows/{segment(id)}/dry-run", body=body, options=options))  # type: ignore[no-any-return]

    def restore(self, id: str, *, options: Optional[Options] = None) -> s.Flow:
        """Restore a flow. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. A flow that is there is answered as it is. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/automation-flows/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AiNotices:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AiNoticePage:
        """List AI notices. Newest first, until dismissed: the budget nearly or wholly spent, a model that fails again and again and is left alone for a while, that it is back, somebody held back by the guard, a pause. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/ai/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.AiNotice]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/ai/notices", query={"limit": limit, "cursor": cursor}, options=options))

    def dismiss(self, id: str, *, options: Optional[Options] = None) -> None:
        """Dismiss a notice. It is said no more, to anybody of the team. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/ai/notices/{segment(id)}/dismiss", options=options))  # type: ignore[no-any-return]


class AiSpamGuard:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.SpamGuard:
        """Get spam protection. Its limits and rules, and the latest messages that it left without an answer because of them. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/ai/spam-guard", options=options))  # type: ignore[no-any-return]

    def put(self, body: s.PutSpamGuardBody, *, options: Optional[Options] = None) -> s.SpamGuard:
        """Update spam protection. The whole of it. It holds for answers by models and by rules; what is held back waits in the conversation for a person. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/ai/spam-guard", body=body, options=options))  # type: ignore[no-any-return]


class AiUsage:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.AiUsage:
        """Get AI usage and cost. By day, by channel and by model, at most 366 days; with whether the models are paused, which of them fail and are left alone for a while, and what is left of the month's budget. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/ai/usage", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class Ai:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.notices = AiNotices(send)
        self.spam_guard = AiSpamGuard(send)
        self.usage = AiUsage(send)

    def budget(self, body: s.PutAiBudgetBody, *, options: Optional[Options] = None) -> s.AiStatus:
        """Update the monthly AI budget. In money, in tokens, or in both: whichever is spent first. At 80 % and at the end a notice says so; after it the bot answers by its rules until the next month. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/ai/budget", body=body, options=options))  # type: ignore[no-any-return]

    def pause(self, body: s.PauseAiBody, *, options: Optional[Options] = None) -> s.AiStatus:
        """Pause the models. At once, with who paused and why; an answer that a model is just giving is not used. The bot goes on by its rules; to silence it, switch it off. Paused twice, the first stays. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/ai/pause", body=body, options=options))  # type: ignore[no-any-return]

    def resume(self, *, options: Optional[Options] = None) -> s.AiStatus:
        """Resume the models. The bot's next answer is a model's again, where one is configured and the budget lasts. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/ai/resume", options=options))  # type: ignore[no-any-return]


class AssistantMessages:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, language: Optional[Literal["pt-BR", "es", "en"]] = None, options: Optional[Options] = None) -> s.SetupConversation:
        """Get the setup conversation. What was said so far, and in `asking` the question that waits, with its ready answers. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/assistant/messages", query={"limit": limit, "cursor": cursor, "language": language}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, language: Optional[Literal["pt-BR", "es", "en"]] = None, options: Optional[Options] = None) -> Iterator[s.SetupMessage]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/assistant/messages", query={"limit": limit, "cursor": cursor, "language": language}, options=options))

    def create(self, body: s.CreateAssistantMessageBody, *, options: Optional[Options] = None) -> s.SetupConversation:
        """Send a message to the setup assistant. A text in Portuguese, Spanish or English, or one of the choices of `asking`. What is understood goes into the plan; what is not is asked again. The address of a website is read, that one page of it. Where a model is configured it reads them too and proposes parts of the plan, named in its `by_model`; without an answer of use the rules read alone. `restart` begins anew, with an applied plan only once it can no longer be undone. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/assistant/messages", body=body, options=options))  # type: ignore[no-any-return]


class AssistantPlan:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.SetupPlan:
        """Get the setup plan. What would be made, what stands in its way, and what the last application made. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/assistant/plan", options=options))  # type: ignore[no-any-return]

    def update(self, body: Optional[s.UpdateAssistantPlanBody] = None, *, options: Optional[Options] = None) -> s.SetupPlan:
        """Update the setup plan. Each part that is sent replaces that part whole. The plan may be unfinished: `problems` says what has to be mended before it can be applied. Refused while it is applied. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", "/assistant/plan", body=body or {}, options=options))  # type: ignore[no-any-return]

    def apply(self, body: Optional[s.ApplyAssistantPlanBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.SetupPlan:
        """Apply the plan. Makes everything of it at once or nothing. What is there already under the same name is left as it is and listed in `applied.existing`. Applying an applied plan changes nothing. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/assistant/plan/apply", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def undo(self, body: Optional[s.UndoAssistantPlanBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.SetupPlan:
        """Undo the plan. Takes away exactly what applying made. Refused once some of it was booked or changed; `held_by` names what stands in the way. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/assistant/plan/undo", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class Assistant:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.messages = AssistantMessages(send)
        self.plan = AssistantPlan(send)


class Invites:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, token: str, *, options: Optional[Options] = None) -> s.Invitation:
        """Get an invitation. 409 when it was accepted or has expired."""
        return self._send(Call("GET", f"/invites/{segment(token)}", options=options))  # type: ignore[no-any-return]

    def accept(self, token: str, body: Optional[s.AcceptInviteBody] = None, *, options: Optional[Options] = None) -> s.AcceptedInvite:
        """Accept an invitation. With the session of the invited address an empty body does; without one, `name` and `password` make the account, or `password` alone is that of the account there is. The workspace becomes the current one."""
        return self._send(Call("POST", f"/invites/{segment(token)}/accept", body=body or {}, options=options))  # type: ignore[no-any-return]


class ApiKeys:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ApiKeyPage:
        """List API keys. Newest first, revoked ones too. The keys themselves are not kept, only how they begin and end. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/api-keys", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.ApiKey]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/api-keys", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateApiKeyBody, *, options: Optional[Options] = None) -> s.CreatedApiKey:
        """Create an API key. The key is answered once. It may do no more than the member who makes it. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/api-keys", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.ApiKey:
        """Get an API key. What is known of it; the key itself is not kept. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", f"/api-keys/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateApiKeyBody] = None, *, options: Optional[Options] = None) -> s.ApiKey:
        """Rename an API key. The scopes and the expiry of a key never change: make another one. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PATCH", f"/api-keys/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def revoke(self, id: str, *, options: Optional[Options] = None) -> None:
        """Revoke an API key. The next request with it is refused. It stays in the list. Needs a team member's session, at least as `admin`."""
        return self._send(Call("DELETE", f"/api-keys/{segment(id)}", options=options))  # type: ignore[no-any-return]


class TestClock:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.TestClock:
        """Get the clock of test mode. Only in test mode: with a live key there is no such clock. Needs the scope `config:read`."""
        return self._send(Call("GET", "/test/clock", options=options))  # type: ignore[no-any-return]

    def move(self, body: s.MoveTestClockBody, *, options: Optional[Options] = None) -> s.TestClock:
        """Move the clock of test mode. Goes on to a later time, from one due moment to the next: holds expire, reminders are written, automations run and webhooks are retried as they would. It answers when all of that has happened, or after 50 seconds with `arrived: false` and how far it came: the same call with `to` goes on from there. The clock never goes back. Needs the scope `config:write`."""
        return self._send(Call("POST", "/test/clock", body=body, options=options))  # type: ignore[no-any-return]


class TestOutgoing:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, way: Optional[Literal["whatsapp", "telegram", "email", "push", "automation"]] = None, options: Optional[Options] = None) -> s.TestOutgoingPage:
        """List what test mode would have sent. Messages, e-mails, push messages and calls of automations, newest first. None of them left. Needs the scope `messages:read`."""
        return self._send(Call("GET", "/test/outgoing", query={"limit": limit, "cursor": cursor, "way": way}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, way: Optional[Literal["whatsapp", "telegram", "email", "push", "automation"]] = None, options: Optional[Options] = None) -> Iterator[s.TestOutgoing]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/test/outgoing", query={"limit": limit, "cursor": cursor, "way": way}, options=options))


class Test:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.clock = TestClock(send)
        self.outgoing = TestOutgoing(send)

    def reset(self, *, options: Optional[Options] = None) -> s.TestClock:
        """Start test mode over. Deletes the bookings, customers, messages, webhook endpoints and whatever else was made in test mode, copies the catalog of the live workspace as it is now, and sets the clock back to the real time. Keys of test mode stay valid, and nothing of the live workspace changes. It cannot be undone. While the clock is being moved it waits until that has ended. Needs the scope `config:write`."""
        return self._send(Call("POST", "/test/reset", options=options))  # type: ignore[no-any-return]


class Workspaces:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WorkspacePage:
        """List my workspaces. Those you are a member of, with your role in each and which one you work in now. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/workspaces", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.Workspace]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/workspaces", query={"limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateWorkspaceBody, *, options: Optional[Options] = None) -> s.Workspace:
        """Create a workspace. You become its owner and work in it from the next call on. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", "/workspaces", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.Workspace:
        """Get a workspace. With the role that the caller has in it. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/workspaces/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def update(self, id: str, body: Optional[s.UpdateWorkspaceBody] = None, *, options: Optional[Options] = None) -> s.Workspace:
        """Update a workspace. Needs the role admin in that workspace. A new slug changes the address of its booking page. Needs a team member's session, at least as `agent`."""
        return self._send(Call("PATCH", f"/workspaces/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    def switch(self, id: str, *, options: Optional[Options] = None) -> s.Workspace:
        """Switch workspace. Holds for all your sessions. A single tab can stay elsewhere with the header `X-Workspace-Id`. Needs a team member's session, at least as `agent`."""
        return self._send(Call("POST", f"/workspaces/{segment(id)}/switch", options=options))  # type: ignore[no-any-return]


class Password:
    def __init__(self, send: Send) -> None:
        self._send = send

    def forgot(self, body: s.ForgotPasswordBody, *, options: Optional[Options] = None) -> s.ForgottenPassword:
        """Request a password reset. Answers the same whether or not the address has an account. The link holds for an hour, once."""
        return self._send(Call("POST", "/password/forgot", body=body, options=options))  # type: ignore[no-any-return]

    def reset(self, body: s.ResetPasswordBody, *, options: Optional[Options] = None) -> s.ResetPassword:
        """Reset a password with a link. Ends every session of the account. Answers the address to sign in with, and a pass for the first sign-in."""
        return self._send(Call("POST", "/password/reset", body=body, options=options))  # type: ignore[no-any-return]


class SignUpRequests:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: s.CreateSignUpRequestBody, *, options: Optional[Options] = None) -> s.SignUpRequested:
        """Ask for an account by e-mail. Answers the same whether or not the address has an account; the letter says which. Its link holds for a day."""
        return self._send(Call("POST", "/sign-up-requests", body=body, options=options))  # type: ignore[no-any-return]

    def confirm(self, body: s.ConfirmSignUpRequestBody, *, options: Optional[Options] = None) -> s.SignedUp:
        """Make the account that was asked for. With the token of the letter's link and the password that was chosen. Sign in at `/api/auth` afterwards."""
        return self._send(Call("POST", "/sign-up-requests/confirm", body=body, options=options))  # type: ignore[no-any-return]


class SignUpWay:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.SignUpWay:
        """How accounts are made here. The first account of an installation can always be made directly."""
        return self._send(Call("GET", "/sign-up-way", options=options))  # type: ignore[no-any-return]


class CalendarDays:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, from_: str, to: str, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, resource_id: Optional[str] = None, cancelled: Optional[bool] = None, options: Optional[Options] = None) -> s.CalendarDays:
        """Get bookings by day. How many bookings start on each day of up to six weeks, the first three of them, and whether the day is closed. A booking counts on the day it starts and not on those that it goes on. Days are those of the workspace's time zone. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/calendar/days", query={"from": from_, "to": to, "kind": kind, "group_id": group_id, "resource_id": resource_id, "cancelled": cancelled}, options=options))  # type: ignore[no-any-return]


class Calendar:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.days = CalendarDays(send)

    def get(self, *, from_: str, to: str, options: Optional[Options] = None) -> s.Calendar:
        """Get calendar entries. Resources with their open hours and time off, and the bookings that overlap the window: holds that still stand and what ended included, released, expired and moved ones left out. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/calendar", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class HomeFigures:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.HomeFigures:
        """Get today's figures. Bookings, cancellations, no-shows, revenue and new customers of today and of the same weekday last week. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/home/figures", options=options))  # type: ignore[no-any-return]


class Home:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.figures = HomeFigures(send)

    def get(self, *, options: Optional[Options] = None) -> s.Home:
        """Get what there is to do now. Awaited customers, free time of today, late and unassigned tasks, conversations that wait for a person, and the member's own tasks. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/home", options=options))  # type: ignore[no-any-return]


class OperationsFunctions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BackgroundFunctionPage:
        """List background functions. With the runs of each by how they ended, the next one and the last failure. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/operations/functions", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.BackgroundFunction]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/operations/functions", query={"limit": limit, "cursor": cursor}, options=options))


class OperationsOutbox:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.Outbox:
        """Get the event lag. How many events wait to be handed on, how long the oldest has waited, and who does the work. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/operations/outbox", options=options))  # type: ignore[no-any-return]


class OperationsRuns:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, status: Optional[Literal["queued", "running", "waiting", "completed", "failed", "cancelled"]] = None, function: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BackgroundRunPage:
        """List background runs. Newest first: this project's, and the installation's own without their content. Needs a team member's session, at least as `admin`."""
        return self._send(Call("GET", "/operations/runs", query={"status": status, "function": function, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Literal["queued", "running", "waiting", "completed", "failed", "cancelled"]] = None, function: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.BackgroundRun]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/operations/runs", query={"status": status, "function": function, "limit": limit, "cursor": cursor}, options=options))

    def retry(self, id: str, *, options: Optional[Options] = None) -> s.BackgroundRun:
        """Retry a failed run. It goes on from the step that failed; the steps that are done are not done again. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", f"/operations/runs/{segment(id)}/retry", options=options))  # type: ignore[no-any-return]


class Operations:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.functions = OperationsFunctions(send)
        self.outbox = OperationsOutbox(send)
        self.runs = OperationsRuns(send)


class BookingPagePictures:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, picture: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a picture of the booking page. The logo or the cover, also while the page is off. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", f"/booking-page/pictures/{segment(picture)}", raw=True, options=options))  # type: ignore[no-any-return]


class BookingPage:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.pictures = BookingPagePictures(send)

    def get(self, *, options: Optional[Options] = None) -> s.HostedPage:
        """Get the booking page settings. With the address that customers open. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/booking-page", options=options))  # type: ignore[no-any-return]

    def update(self, body: s.UpdateBookingPageBody, *, options: Optional[Options] = None) -> s.HostedPage:
        """Update the booking page settings. The address, the policy and the pictures stay where they are left out; the other fields are set to their defaults. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/booking-page", body=body, options=options))  # type: ignore[no-any-return]


class PublicBookingsCalendarIcs:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, token: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a booking as a calendar file. RFC 5545, with the same identity after a move."""
        return self._send(Call("GET", f"/public/bookings/{segment(token)}/calendar.ics", raw=True, options=options))  # type: ignore[no-any-return]


class PublicBookingsSlots:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, token: str, *, from_: Optional[str] = None, days: Optional[int] = None, options: Optional[Options] = None) -> s.LinkSlots:
        """List times to reschedule to. By local days of the business, within the notice of the service. The time that it has is not among them."""
        return self._send(Call("GET", f"/public/bookings/{segment(token)}/slots", query={"from": from_, "days": days}, options=options))  # type: ignore[no-any-return]


class PublicBookings:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.calendar_ics = PublicBookingsCalendarIcs(send)
        self.slots = PublicBookingsSlots(send)

    def get(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Get a booking by its customer link. By the token of the customer's own link. One that is wrong, or 30 days past the booking, is not found."""
        return self._send(Call("GET", f"/public/bookings/{segment(token)}", options=options))  # type: ignore[no-any-return]

    def attend(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Say by a customer link that they will come. Of a confirmed booking, until its start. Said again, it stays as it was."""
        return self._send(Call("POST", f"/public/bookings/{segment(token)}/attend", options=options))  # type: ignore[no-any-return]

    def cancel(self, token: str, body: Optional[s.CancelOwnBookingBody] = None, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Cancel a booking by its customer link. Until its start."""
        return self._send(Call("POST", f"/public/bookings/{segment(token)}/cancel", body=body or {}, options=options))  # type: ignore[no-any-return]

    def intake(self, token: str, body: s.AnswerOwnBookingBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Answer a service's questions by a customer link. Until its start. Answers that were given before stay, unless they are given again."""
        return self._send(Call("POST", f"/public/bookings/{segment(token)}/intake", body=body, options=options))  # type: ignore[no-any-return]

    def reschedule(self, token: str, body: s.RescheduleOwnBookingBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Reschedule a booking by its customer link. Until the service's notice before its start. The link stays the same."""
        return self._send(Call("POST", f"/public/bookings/{segment(token)}/reschedule", body=body, options=options))  # type: ignore[no-any-return]

    def stop_notices(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Stop notices by a customer link. The customer is told of none of their bookings any more. An address given with somebody else's phone is forgotten instead."""
        return self._send(Call("POST", f"/public/bookings/{segment(token)}/stop-notices", options=options))  # type: ignore[no-any-return]


class PublicPagesHolds:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, slug: str, body: s.CreatePageHoldBody, *, options: Optional[Options] = None) -> s.PageHold:
        """Create a hold on the booking page. At most three live holds per `visitor` and per phone, and twelve per address, here and in the chat together: more is `rate_limited`. Those of an address that name no `visitor` count as one. The booking's `source` is `webchat`, as of everything that visitors book by themselves."""
        return self._send(Call("POST", f"/public/pages/{segment(slug)}/holds", body=body, options=options))  # type: ignore[no-any-return]

    def release(self, slug: str, hold_id: str, body: s.ReleasePageHoldBody, *, options: Optional[Options] = None) -> None:
        """Release a hold on the booking page. With the token that the hold came with."""
        return self._send(Call("DELETE", f"/public/pages/{segment(slug)}/holds/{segment(hold_id)}", body=body, options=options))  # type: ignore[no-any-return]

    def confirm(self, slug: str, hold_id: str, body: s.ConfirmPageHoldBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Confirm a hold on the booking page. Needs the hold's token. A phone that is known links its customer, and neither shows nor changes anything of them. Asked again after a success, it answers the booking as it stands, until 30 days after its end. `book_with_team` gives the time back."""
        return self._send(Call("POST", f"/public/pages/{segment(slug)}/holds/{segment(hold_id)}/confirm", body=body, options=options))  # type: ignore[no-any-return]


class PublicPagesPictures:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, slug: str, picture_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a picture of a public booking page. The logo, the cover, or the photo of a person whom visitors may choose there, and no other."""
        return self._send(Call("GET", f"/public/pages/{segment(slug)}/pictures/{segment(picture_id)}", raw=True, options=options))  # type: ignore[no-any-return]


class PublicPagesSlots:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, slug: str, *, service_id: str, from_: Optional[str] = None, days: Optional[int] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, options: Optional[Options] = None) -> s.DaySlots:
        """List a service's available times by day. Days are those of the workspace's zone."""
        return self._send(Call("GET", f"/public/pages/{segment(slug)}/slots", query={"service_id": service_id, "from": from_, "days": days, "party_size": party_size, "resource_id": resource_id}, options=options))  # type: ignore[no-any-return]


class PublicPagesTasks:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, slug: str, body: s.CreatePageTaskBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Request a queue service. The task waits in the service's queue. At most three per phone within ten minutes, and per address sixty at once, then one in ten seconds: more is `rate_limited`. The booking's `source` is `webchat`, as of everything that visitors book by themselves."""
        return self._send(Call("POST", f"/public/pages/{segment(slug)}/tasks", body=body, options=options))  # type: ignore[no-any-return]


class PublicPages:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.holds = PublicPagesHolds(send)
        self.pictures = PublicPagesPictures(send)
        self.slots = PublicPagesSlots(send)
        self.tasks = PublicPagesTasks(send)

    def get(self, slug: str, *, options: Optional[Options] = None) -> s.PublicPage:
        """Get a public booking page. What anybody may see without a key. A page that is switched off is not found."""
        return self._send(Call("GET", f"/public/pages/{segment(slug)}", options=options))  # type: ignore[no-any-return]

    def steps(self, slug: str, body: s.CountPageStepsBody, *, options: Optional[Options] = None) -> None:
        """Count how far a visitor comes. For the report on the booking page. It keeps a number by day and step, and nothing about the visitor; what is booked is counted by itself."""
        return self._send(Call("POST", f"/public/pages/{segment(slug)}/steps", body=body, options=options))  # type: ignore[no-any-return]


class PublicWebchatConfig:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.WebchatConfig:
        """Get the web chat configuration. Name, colours, greeting, languages and hours of the site whose key is used."""
        return self._send(Call("GET", "/public/webchat/config", options=options))  # type: ignore[no-any-return]


class PublicWebchatFiles:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: Form, *, options: Optional[Options] = None) -> s.WebchatFile:
        """Upload a file to send. At most 16 MiB. A message with its id as `file_id` sends it."""
        return self._send(Call("POST", "/public/webchat/files", body=body, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, signed: str, options: Optional[Options] = None) -> RawAnswer:
        """Download a conversation file by its signed URL. The address is signed for its conversation and ends with the session."""
        return self._send(Call("GET", f"/public/webchat/files/{segment(id)}", query={"signed": signed}, raw=True, options=options))  # type: ignore[no-any-return]


class PublicWebchatHolds:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: s.CreateWebchatHoldBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatHold:
        """Create a hold. In the visitor's own conversation, two at most at once, and twelve from one address, with those of the booking page: more is `rate_limited`."""
        return self._send(Call("POST", "/public/webchat/holds", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    def get(self, id: str, *, options: Optional[Options] = None) -> s.WebchatBooking:
        """Get a hold. Only one of the visitor's own conversation, whatever became of it."""
        return self._send(Call("GET", f"/public/webchat/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def release(self, id: str, *, options: Optional[Options] = None) -> None:
        """Release a hold. Only one of the visitor's own conversation."""
        return self._send(Call("DELETE", f"/public/webchat/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    def confirm(self, id: str, body: Optional[s.ConfirmWebchatHoldBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatBooking:
        """Confirm a hold. The confirmation is said in the conversation too. `book_with_team` gives the time back."""
        return self._send(Call("POST", f"/public/webchat/holds/{segment(id)}/confirm", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class PublicWebchatMessages:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatMessagePage:
        """List a visitor's messages. Newest first; with `after`, what came after it, oldest first."""
        return self._send(Call("GET", "/public/webchat/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.WebchatMessage]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/public/webchat/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))

    def create(self, body: s.CreateWebchatMessageBody, *, options: Optional[Options] = None) -> s.WebchatMessage:
        """Send a visitor message. Exactly one of a text, a location or a file (with `text` as its caption). With a `client_id` of the browser's own it can be sent again without being said twice."""
        return self._send(Call("POST", "/public/webchat/messages", body=body, options=options))  # type: ignore[no-any-return]


class PublicWebchatServices:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatServicePage:
        """List services for a visitor. The active services, without what is the team's business."""
        return self._send(Call("GET", "/public/webchat/services", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> Iterator[s.WebchatService]:
        """Every item of `list`, page after page."""
        return every(self._send, Call("GET", "/public/webchat/services", query={"limit": limit, "cursor": cursor}, options=options))


class PublicWebchatSessions:
    def __init__(self, send: Send) -> None:
        self._send = send

    def create(self, body: Optional[s.CreateWebchatSessionBody] = None, *, options: Optional[Options] = None) -> s.WebchatSession:
        """Start a visitor session. A visitor_id or an identity finds the conversation it was in before. The token lasts 30 days and opens this one conversation and nothing else. One address starts so many sessions on one site (by default 120 at once, then one in five seconds): more is `rate_limited`."""
        return self._send(Call("POST", "/public/webchat/sessions", body=body or {}, options=options))  # type: ignore[no-any-return]


class PublicWebchatSlots:
    def __init__(self, send: Send) -> None:
        self._send = send

    def list(self, *, service_id: str, from_: Optional[str] = None, to: Optional[str] = None, around: Optional[str] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, booking_id: Optional[str] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.WebchatSlotList:
        """List available times for a visitor. The same times as `GET /slots`."""
        return self._send(Call("GET", "/public/webchat/slots", query={"service_id": service_id, "from": from_, "to": to, "around": around, "party_size": party_size, "resource_id": resource_id, "booking_id": booking_id, "limit": limit}, options=options))  # type: ignore[no-any-return]


class PublicWebchatStream:
    def __init__(self, send: Send) -> None:
        self._send = send

    def stream(self, *, key: Optional[str] = None, token: Optional[str] = None, last_event_id: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Stream conversation events. Server-sent events: `ready` first, a `message` for each new one with its `n` as the event's id, and `seen` when the team has read everything or no longer has. Who comes back with the last id gets what it missed, each once, in order."""
        return self._send(Call("GET", "/public/webchat/stream", query={"key": key, "token": token, "last_event_id": last_event_id}, raw=True, options=options))  # type: ignore[no-any-return]


class PublicWebchat:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.config = PublicWebchatConfig(send)
        self.files = PublicWebchatFiles(send)
        self.holds = PublicWebchatHolds(send)
        self.messages = PublicWebchatMessages(send)
        self.services = PublicWebchatServices(send)
        self.sessions = PublicWebchatSessions(send)
        self.slots = PublicWebchatSlots(send)
        self.stream = PublicWebchatStream(send)


class Public:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.bookings = PublicBookings(send)
        self.pages = PublicPages(send)
        self.webchat = PublicWebchat(send)


class WebchatSite:
    def __init__(self, send: Send) -> None:
        self._send = send

    def get(self, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Get the web chat settings. Its key, its look, its allowed origins and its hours. Needs a team member's session, at least as `agent`."""
        return self._send(Call("GET", "/webchat-site", options=options))  # type: ignore[no-any-return]

    def put(self, body: s.PutWebchatSiteBody, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Set up web chat. The whole of it; what is left out gets its default. The first time it gets a key. Needs a team member's session, at least as `admin`."""
        return self._send(Call("PUT", "/webchat-site", body=body, options=options))  # type: ignore[no-any-return]

    def rotate_identity_secret(self, *, options: Optional[Options] = None) -> s.WebchatIdentitySecret:
        """Rotate the identity secret. It is answered this once. With it the site's server proves who a visitor is; what an older one signed is refused. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/webchat-site/rotate-identity-secret", options=options))  # type: ignore[no-any-return]

    def rotate_key(self, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Rotate the publishable key. The old one stops at once: pages that carry it have no chat until they carry the new one. Needs a team member's session, at least as `admin`."""
        return self._send(Call("POST", "/webchat-site/rotate-key", options=options))  # type: ignore[no-any-return]


class Api:
    def __init__(self, send: Send) -> None:
        self._send = send
        self.bookings = Bookings(send)
        self.holds = Holds(send)
        self.slots = Slots(send)
        self.conversations = Conversations(send)
        self.resources = Resources(send)
        self.team = Team(send)
        self.work_items = WorkItems(send)
        self.alias_suggestions = AliasSuggestions(send)
        self.closed_days = ClosedDays(send)
        self.holiday_countries = HolidayCountries(send)
        self.holidays = Holidays(send)
        self.resource_groups = ResourceGroups(send)
        self.schedule_overrides = ScheduleOverrides(send)
        self.schedules = Schedules(send)
        self.services = Services(send)
        self.stage_config = StageConfig(send)
        self.customers = Customers(send)
        self.quick_replies = QuickReplies(send)
        self.bot = Bot(send)
        self.knowledge = Knowledge(send)
        self.automations = Automations(send)
        self.events = Events(send)
        self.webhook_endpoints = WebhookEndpoints(send)
        self.agent_calls = AgentCalls(send)
        self.agent_grants = AgentGrants(send)
        self.changes_md = ChangesMd(send)
        self.me = Me(send)
        self.openapi = Openapi(send)
        self.outgoing_mail = OutgoingMail(send)
        self.search = Search(send)
        self.attendance_settings = AttendanceSettings(send)
        self.notice_reach = NoticeReach(send)
        self.notice_settings = NoticeSettings(send)
        self.notice_texts = NoticeTexts(send)
        self.reports = Reports(send)
        self.channels = Channels(send)
        self.automation_flows = AutomationFlows(send)
        self.ai = Ai(send)
        self.assistant = Assistant(send)
        self.invites = Invites(send)
        self.api_keys = ApiKeys(send)
        self.test = Test(send)
        self.workspaces = Workspaces(send)
        self.password = Password(send)
        self.sign_up_requests = SignUpRequests(send)
        self.sign_up_way = SignUpWay(send)
        self.calendar = Calendar(send)
        self.home = Home(send)
        self.operations = Operations(send)
        self.booking_page = BookingPage(send)
        self.public = Public(send)
        self.webchat_site = WebchatSite(send)

    def notice_previews(self, body: s.PreviewBookingNoticesBody, *, options: Optional[Options] = None) -> s.NoticeOutlook:
        """See how many customers would be told. Of several bookings at once, with what one of them would read. Nothing is sent. Needs the scope `bookings:read`."""
        return self._send(Call("POST", "/notice-previews", body=body, options=options))  # type: ignore[no-any-return]

    def sign_up(self, body: s.SignUpBody, *, options: Optional[Options] = None) -> s.SignedUp:
        """Create an account and its first workspace. Sign in at `/api/auth` afterwards. Where `GET /sign-up-way` says `direct`; elsewhere it is `sign_up_closed`. An address that has an account is refused with `email_taken`."""
        return self._send(Call("POST", "/sign-up", body=body, options=options))  # type: ignore[no-any-return]


class AsyncBookingsCustomerLink:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, id: str, *, options: Optional[Options] = None) -> s.CustomerLink:
        """Create a customer link to a booking. Whoever has it may see, move or cancel this booking and nothing else. It follows the booking when that moves, and holds until 30 days after its end. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/customer-link", options=options))  # type: ignore[no-any-return]


class AsyncBookingsActions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def run(self, id: str, key: str, body: Optional[s.RunActionBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Run a stage action on a task. Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one wins and the others answer `already_claimed`; a take by who has the task already changes nothing. A release with `assign_to` gives the task to somebody else in one step; with `expected_version` it answers `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/actions/{segment(key)}", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncBookingsAttachmentsFile:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download an attachment. The bytes as they were uploaded. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}/file", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncBookingsAttachmentsThumbnail:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a thumbnail of a message file. At most 480 pixels on a side, upright, and without where or by what it was taken. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}/thumbnail", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncBookingsAttachments:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.file = AsyncBookingsAttachmentsFile(send)
        self.thumbnail = AsyncBookingsAttachmentsThumbnail(send)

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AttachmentPage:
        """List a booking's attachments. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/attachments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Attachment]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/attachments", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Attachment:
        """Attach a photo or a document. PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB. The content decides what it is: `unsupported_file`, `broken_image`, `image_too_large` and `empty_file` are refusals of it. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/attachments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> s.Attachment:
        """Get an attachment's details. Its name, size, media type and who added it; the bytes are under `/file`. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}", options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, attachment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete an attachment. Its author or an admin may. Needs the scope `bookings:write`."""
        return await self._send(Call("DELETE", f"/bookings/{segment(id)}/attachments/{segment(attachment_id)}", options=options))  # type: ignore[no-any-return]


class AsyncBookingsComments:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CommentPage:
        """List comments on a booking. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Comment]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: s.CreateBookingCommentBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Comment:
        """Add a comment to a booking. `@` before a member's name mentions them. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/comments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, comment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a comment. Its author or an admin may. Needs the scope `bookings:write`."""
        return await self._send(Call("DELETE", f"/bookings/{segment(id)}/comments/{segment(comment_id)}", options=options))  # type: ignore[no-any-return]


class AsyncBookingsLocationEvents:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.LocationEventPage:
        """List a booking's locations. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/location-events", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.LocationEvent]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/location-events", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: s.CreateLocationEventBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.LocationEvent:
        """Record a location. A position on the way to, at or after the work, kept as evidence; it moves nothing. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/location-events", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncBookingsStageHistory:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.StageMovePage:
        """List a task's stage history. Oldest first. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/stage-history", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.StageMove]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/stage-history", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncBookingsTimeline:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimelineEntryPage:
        """List a booking's timeline. Newest first: changes, stages, comments, files and places, also from before it was rescheduled. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.TimelineEntry]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncBookingsNoticesPreview:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def preview(self, id: str, *, kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"], options: Optional[Options] = None) -> s.NoticePreview:
        """See what a booking’s customer would be told. The words, the language and the way, as they would be if it happened now. Nothing is sent. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/notices/preview", query={"kind": kind}, options=options))  # type: ignore[no-any-return]


class AsyncBookingsNotices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.preview = AsyncBookingsNoticesPreview(send)

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.NoticePage:
        """List what a booking’s customer is told. Newest first: what is planned, what was sent and by which way, and what was withdrawn. With those of the bookings that it was moved from; `booking_id` tells them apart. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Notice]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/bookings/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncBookings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.customer_link = AsyncBookingsCustomerLink(send)
        self.actions = AsyncBookingsActions(send)
        self.attachments = AsyncBookingsAttachments(send)
        self.comments = AsyncBookingsComments(send)
        self.location_events = AsyncBookingsLocationEvents(send)
        self.stage_history = AsyncBookingsStageHistory(send)
        self.timeline = AsyncBookingsTimeline(send)
        self.notices = AsyncBookingsNotices(send)

    async def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, customer_id: Optional[str] = None, service_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List bookings. By start; those without one come last. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "customer_id": customer_id, "service_id": service_id, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, customer_id: Optional[str] = None, service_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "customer_id": customer_id, "service_id": service_id, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateBookingBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Create a booking or a queue task. Hold and confirmation in one call. A queue service has no start. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", "/bookings", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Get a booking. A hold is a booking too, with the status `held`. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/bookings/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Update a booking. Only the fields that are given change: notes, intake answers, priority, tags, due date and place. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return await self._send(Call("PATCH", f"/bookings/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def cancel(self, id: str, body: Optional[s.CancelBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Cancel a booking. Frees its time. Allowed until the booking has ended; else `invalid_transition`. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/cancel", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def check_in(self, id: str, body: Optional[s.CheckInBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Check in a booking. Allowed from `confirmed`; the status becomes `checked_in`. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/check-in", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def complete(self, id: str, body: Optional[s.CompleteBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Complete a booking. Allowed from `confirmed` and `checked_in`; the status becomes `completed`, and what is left of the time is freed. It runs the stage action with this effect, with its requirements and outcome. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/complete", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def deposit_received(self, id: str, body: Optional[s.ReceiveDepositBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a deposit as received. Allowed from `pending_payment`; the status becomes `confirmed`. After the deadline in `hold_expires_at` it answers `deposit_expired`: the time was given back. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/deposit-received", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def fail(self, id: str, body: Optional[s.FailBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a booking as failed. Allowed from `confirmed` and `checked_in`; the status becomes `failed`, and `reason` is kept as the outcome. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/fail", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def no_show(self, id: str, body: Optional[s.MarkNoShowBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Mark a booking as no-show. Allowed from `confirmed`; the status becomes `no_show` and the time is freed. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/no-show", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def reschedule(self, id: str, body: s.RescheduleBookingBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Reschedule a booking. Answers the new booking; the old one becomes `rescheduled`. Both happen or neither. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/reschedule", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def undo(self, id: str, body: Optional[s.UndoBookingBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Undo the last move of a booking. Takes back a cancel, no-show, complete or fail within 24 hours (`undo_until`): status, stage, time and assignee are as before. Once the time was taken by somebody else it answers `slot_taken`. Of a live task it takes back the last stage action, as long as the task has not moved on, and called again the one before, each within 24 hours; in a session, whoever ran it or an admin does. Subscribers of webhooks are not told. Of a booking that was rescheduled and not moved since it takes back the reschedule: that is one more reschedule, to the former time, so the answer is a booking with another id and `booking.rescheduled` is sent. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/undo", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def attend(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Note that the customer will come. For a customer who said so at the desk or on the phone: `attending_since`. Of a confirmed booking, until its start. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/attend", options=options))  # type: ignore[no-any-return]

    async def unattend(self, id: str, *, options: Optional[Options] = None) -> s.Booking:
        """Take back that the customer will come. The inverse of `attend`: `attending_since` is null again. Refused after `confirm_by`, when the visit would be cancelled at once. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/bookings/{segment(id)}/unattend", options=options))  # type: ignore[no-any-return]


class AsyncHolds:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: s.CreateHoldBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Create a hold. Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", "/holds", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def release(self, id: str, *, options: Optional[Options] = None) -> None:
        """Release a hold. The time can be taken by others at once. A hold that has expired answers `hold_expired`. Needs the scope `bookings:write`."""
        return await self._send(Call("DELETE", f"/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def confirm(self, id: str, body: Optional[s.ConfirmHoldBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Booking:
        """Confirm a hold. The hold becomes a booking: `confirmed`, or `pending_payment` when the service asks for a deposit. After ten minutes it answers `hold_expired`. Needs the scope `bookings:write`."""
        return await self._send(Call("POST", f"/holds/{segment(id)}/confirm", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncSlots:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, service_id: str, from_: Optional[str] = None, to: Optional[str] = None, around: Optional[str] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, booking_id: Optional[str] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.SlotList:
        """List available times. A time is here if and only if booking it at once would succeed. Starts lie on the service's grid, counted on the wall's clock from local midnight. The service must fit into the opening hours; the buffer after it only has to be free. Needs the scope `slots:read`."""
        return await self._send(Call("GET", "/slots", query={"service_id": service_id, "from": from_, "to": to, "around": around, "party_size": party_size, "resource_id": resource_id, "booking_id": booking_id, "limit": limit}, options=options))  # type: ignore[no-any-return]


class AsyncConversationsWorkItems:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List a conversation's tasks. Newest first. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/work-items", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/conversations/{segment(id)}/work-items", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncConversationsCounts:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationCounts:
        """Count conversations. How many the list has with these filters: all of them, those of whoever asks, and those of nobody. Needs the scope `messages:read`."""
        return await self._send(Call("GET", "/conversations/counts", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q}, options=options))  # type: ignore[no-any-return]


class AsyncConversationsFilesThumbnail:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, file_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a thumbnail. At most 480 pixels on a side; not found where none could be made. Needs the scope `messages:read`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/files/{segment(file_id)}/thumbnail", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncConversationsFiles:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.thumbnail = AsyncConversationsFilesThumbnail(send)

    async def create(self, id: str, body: Form, *, options: Optional[Options] = None) -> s.MessageFile:
        """Upload a file to send. At most 16 MiB. A message with its id as `attachment_id` sends it. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/files", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, file_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download a message file. As it was sent; only pictures and sounds are shown in a browser, anything else is saved. Needs the scope `messages:read`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/files/{segment(file_id)}", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncConversationsMessages:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.MessagePage:
        """List messages. Newest first; with `after`, what came after it, oldest first. Needs the scope `messages:read`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Message]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/conversations/{segment(id)}/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))

    async def send(self, id: str, body: s.SendMessageBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Message:
        """Send a message. Exactly one of a text, a location, a file (`attachment_id`, with `text` as its caption) or a template. It is stored as `queued` and goes out at once; its status tells how far it got. The bot is silent from then on (`mode` human). Past WhatsApp's 24 hours only a template is taken: `window_closed`. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/messages", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncConversationsMode:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def set(self, id: str, body: s.SetConversationModeBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Switch a conversation between bot and team. `human` silences the bot at once; `bot` lets it answer the next message. `member_id` assigns it too. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/mode", body=body, options=options))  # type: ignore[no-any-return]


class AsyncConversationsNotes:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationNotePage:
        """List a conversation's notes. What the team wrote for itself, newest first. Notes are no messages: no channel, bot or webhook has them. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/notes", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ConversationNote]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/conversations/{segment(id)}/notes", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: s.CreateConversationNoteBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationNote:
        """Add a note to a conversation. Only the team sees it. It neither answers the contact nor silences the bot. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/notes", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, note_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a note. Its author or an admin may. For a day it can be had back by `restore`. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("DELETE", f"/conversations/{segment(id)}/notes/{segment(note_id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, note_id: str, *, options: Optional[Options] = None) -> s.ConversationNote:
        """Restore a note. Within a day after it was deleted; its author or an admin may. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/notes/{segment(note_id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncConversationsBotTurns:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BotTurnPage:
        """Get a bot reply's trace. Newest first. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}/bot-turns", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.BotTurn]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/conversations/{segment(id)}/bot-turns", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncConversations:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.work_items = AsyncConversationsWorkItems(send)
        self.counts = AsyncConversationsCounts(send)
        self.files = AsyncConversationsFiles(send)
        self.messages = AsyncConversationsMessages(send)
        self.mode = AsyncConversationsMode(send)
        self.notes = AsyncConversationsNotes(send)
        self.bot_turns = AsyncConversationsBotTurns(send)

    async def list(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, assignee: Optional[str] = None, customer_id: Optional[str] = None, waiting: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ConversationPage:
        """List conversations. Those in which something was said, the newest word first. Filters combine. Needs the scope `messages:read`."""
        return await self._send(Call("GET", "/conversations", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q, "assignee": assignee, "customer_id": customer_id, "waiting": waiting, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, mode: Optional[Literal["bot", "human"]] = None, status: Optional[Literal["open", "resolved"]] = None, snoozed: Optional[bool] = None, unread: Optional[bool] = None, q: Optional[str] = None, assignee: Optional[str] = None, customer_id: Optional[str] = None, waiting: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Conversation]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/conversations", query={"channel": channel, "mode": mode, "status": status, "snoozed": snoozed, "unread": unread, "q": q, "assignee": assignee, "customer_id": customer_id, "waiting": waiting, "limit": limit, "cursor": cursor}, options=options))

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Get a conversation. Who answers, who it is assigned to, its last message, and until when WhatsApp takes free words. Needs the scope `messages:read`."""
        return await self._send(Call("GET", f"/conversations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def assign(self, id: str, body: s.AssignConversationBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Assign a conversation. It says whose it is; `mode` says who answers. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/assign", body=body, options=options))  # type: ignore[no-any-return]

    async def read(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Mark a conversation as read. Sets `unread_count` to 0. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/read", options=options))  # type: ignore[no-any-return]

    async def reopen(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Reopen a conversation. For one that was resolved by mistake; an open one stays as it is. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/reopen", options=options))  # type: ignore[no-any-return]

    async def resolve(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """Resolve a conversation. The contact's next message opens it again, and the bot answers first. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/resolve", options=options))  # type: ignore[no-any-return]

    async def snooze(self, id: str, body: s.SnoozeConversationBody, *, options: Optional[Options] = None) -> s.Conversation:
        """Snooze a conversation. It stays open and leaves the list with `snoozed=false` until then, or until the contact writes; then it is back at the top. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/snooze", body=body, options=options))  # type: ignore[no-any-return]

    async def undo(self, id: str, body: Optional[s.UndoConversationBody] = None, *, options: Optional[Options] = None) -> s.Conversation:
        """Undo the last change of a conversation. Takes back your own last change of who answers, whose it is or whether it is resolved, within 24 hours. Once somebody or something else has changed it, as a new message does with a resolved one, it answers `invalid_transition`. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/undo", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def unsnooze(self, id: str, *, options: Optional[Options] = None) -> s.Conversation:
        """End a conversation's snooze. Back in the list now; one that is not snoozed stays as it is. Needs the scope `messages:write`."""
        return await self._send(Call("POST", f"/conversations/{segment(id)}/unsnooze", options=options))  # type: ignore[no-any-return]


class AsyncResourcesStats:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.ResourceStats:
        """Get a resource's statistics. Minutes open and booked, and how the bookings ended, in a time that is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", f"/resources/{segment(id)}/stats", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class AsyncResourcesTimeOff:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimeOffPage:
        """List a resource's time off. By start, past ones included unless `from` is given. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/resources/{segment(id)}/time-off", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.TimeOff]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/resources/{segment(id)}/time-off", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: s.CreateTimeOffBody, *, options: Optional[Options] = None) -> s.TimeOff:
        """Add time off. Blocks the resource like a booking. Where live bookings lie in that time it is refused with their list in `conflicts`; with `force` it is made and the answer lists them. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/resources/{segment(id)}/time-off", body=body, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, time_off_id: str, *, options: Optional[Options] = None) -> None:
        """Remove time off. The resource can be booked in that time again. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/resources/{segment(id)}/time-off/{segment(time_off_id)}", options=options))  # type: ignore[no-any-return]


class AsyncResourcesPhoto:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a photo. A small copy of the photo of a person, without what the camera wrote into it. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/resources/{segment(id)}/photo", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncResources:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.stats = AsyncResourcesStats(send)
        self.time_off = AsyncResourcesTimeOff(send)
        self.photo = AsyncResourcesPhoto(send)

    async def list(self, *, active: Optional[bool] = None, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ResourcePage:
        """List resources. Oldest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/resources", query={"active": active, "kind": kind, "group_id": group_id, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, active: Optional[bool] = None, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Resource]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/resources", query={"active": active, "kind": kind, "group_id": group_id, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateResourceBody, *, options: Optional[Options] = None) -> s.Resource:
        """Create a resource. A person, a piece of equipment, a room or a vehicle that services need. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/resources", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Resource:
        """Get a resource. With its groups, its schedule and the member that it is. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/resources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateResourceBody] = None, *, options: Optional[Options] = None) -> s.Resource:
        """Update a resource. `group_ids` replaces all its memberships. Bookings that already stand keep it. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/resources/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a resource. Refused while a service asks for it or a live booking has it; `held_by` names them. It leaves its groups. For a day `restore` brings it back. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/resources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Resource:
        """Restore a resource. Within a day after it was deleted, with its id, its time off and those of its groups that are still there. Refused while its schedule is deleted. A resource that is there is answered as it is. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/resources/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncTeamOverview:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TeamOverview:
        """Get the team overview. A row for each active person, by name: now, today, and when there is time again. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/team/overview", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.TeamMate]:
        """Every item of `get`, page after page."""
        return every_async(self._send, Call("GET", "/team/overview", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncTeamAuditLog:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, action: Optional[str] = None, actor: Optional[str] = None, subject: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AuditEntryPage:
        """List audit log entries. Newest first. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/team/audit-log", query={"action": action, "actor": actor, "subject": subject, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, action: Optional[str] = None, actor: Optional[str] = None, subject: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.AuditEntry]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/team/audit-log", query={"action": action, "actor": actor, "subject": subject, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))


class AsyncTeamInvites:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.InvitePage:
        """List pending invitations. Newest first; expired ones are marked, accepted ones are members. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/team/invites", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Invite]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/team/invites", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateInviteBody, *, options: Optional[Options] = None) -> s.CreatedInvite:
        """Invite a member. The link is sent by e-mail where that works, and answered once where it does not; it holds for seven days. A new invitation to the same address replaces the older one. Only owners invite owners. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/team/invites", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Invite:
        """Get a pending invitation. Not found once it was accepted or withdrawn. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", f"/team/invites/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def withdraw(self, id: str, *, options: Optional[Options] = None) -> None:
        """Withdraw an invitation. The link that was sent leads nowhere from then on. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/team/invites/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncTeamMembers:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.MemberPage:
        """List members. The first to join first. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/team/members", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Member]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/team/members", query={"limit": limit, "cursor": cursor}, options=options))

    async def update(self, id: str, body: s.UpdateMemberBody, *, options: Optional[Options] = None) -> s.Member:
        """Change a member's role. Only owners make or change owners. The last owner stays one. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", f"/team/members/{segment(id)}", body=body, options=options))  # type: ignore[no-any-return]

    async def remove(self, id: str, *, options: Optional[Options] = None) -> None:
        """Remove a member. Their sessions end at once, and so do the invitations they made. Resources linked to them stay, without the link. Only owners remove owners; the last owner stays. For a day `restore` brings them back. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/team/members/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def password_link(self, id: str, *, options: Optional[Options] = None) -> s.PasswordLink:
        """Create a password link for a member. For an hour, once, and until they join another workspace. Where e-mail works it is sent to the member; else it is answered here, unless they also work in a workspace of somebody else's. Needs a team member's session, at least as `owner`."""
        return await self._send(Call("POST", f"/team/members/{segment(id)}/password-link", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Member:
        """Bring a removed member back. Within a day after they were removed, with their role, preferences, invitations, and the resources and conversations that nobody else has since. They sign in again. Only owners bring owners back. Refused when they have joined again, or when their address has a new account. A member who is there is answered as they are. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/team/members/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncTeamPeople:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: s.CreatePersonBody, *, options: Optional[Options] = None) -> s.SavedPerson:
        """Add a person. A person who takes bookings, with login, hours, services and time off in one call: all of it is saved, or nothing. Where a service shares its group with services that the person does not give, it gets a group of its own. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/team/people", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Person:
        """Get a person. Their login, hours and services; time off is under `/resources/{id}/time-off`. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", f"/team/people/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdatePersonBody] = None, *, options: Optional[Options] = None) -> s.SavedPerson:
        """Change a person. What is left out stays. `weekly` changes the schedule that nobody else uses, else makes a new one. All of it is saved, or nothing. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", f"/team/people/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncTeam:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.overview = AsyncTeamOverview(send)
        self.audit_log = AsyncTeamAuditLog(send)
        self.invites = AsyncTeamInvites(send)
        self.members = AsyncTeamMembers(send)
        self.people = AsyncTeamPeople(send)


class AsyncWorkItems:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, view: Optional[Literal["inbox", "today", "upcoming"]] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, stage: Optional[Union[List[str], str]] = None, unassigned: Optional[bool] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, priority: Optional[Union[List[Literal["low", "normal", "high", "urgent"]], str]] = None, tag: Optional[Union[List[str], str]] = None, origin: Optional[Union[List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]], str]] = None, q: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, bbox: Optional[str] = None, near: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List tasks: unassigned, today or upcoming. The bookings as tasks. Filters combine. The inbox is ordered by due date; the other lists by start, or by due date where the start is not what brought the task into the list. Tasks without a time come last. With `near` the list has only tasks with a place, the nearest first. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/work-items", query={"view": view, "status": status, "stage": stage, "unassigned": unassigned, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "priority": priority, "tag": tag, "origin": origin, "q": q, "from": from_, "to": to, "bbox": bbox, "near": near, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, view: Optional[Literal["inbox", "today", "upcoming"]] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, stage: Optional[Union[List[str], str]] = None, unassigned: Optional[bool] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, resource_id: Optional[str] = None, priority: Optional[Union[List[Literal["low", "normal", "high", "urgent"]], str]] = None, tag: Optional[Union[List[str], str]] = None, origin: Optional[Union[List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]], str]] = None, q: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, bbox: Optional[str] = None, near: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/work-items", query={"view": view, "status": status, "stage": stage, "unassigned": unassigned, "intake_missing": intake_missing, "attending": attending, "resource_id": resource_id, "priority": priority, "tag": tag, "origin": origin, "q": q, "from": from_, "to": to, "bbox": bbox, "near": near, "limit": limit, "cursor": cursor}, options=options))

    async def update(self, id: str, body: Optional[s.UpdateWorkItemBody] = None, *, options: Optional[Options] = None) -> s.Booking:
        """Update a task. Only the fields that are given change: the same as of a booking, which a task is. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`."""
        return await self._send(Call("PATCH", f"/work-items/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncAliasSuggestions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, name: str, of: Optional[Literal["service", "person"]] = None, options: Optional[Options] = None) -> s.ListAliasSuggestionsResult:
        """Suggest aliases. What customers often call a service or a person of this name. Nothing is written. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/alias-suggestions", query={"name": name, "of": of}, options=options))  # type: ignore[no-any-return]


class AsyncClosedDays:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ClosedDayPage:
        """List closed days. The dates on which the whole business is closed, by date. `from` and `to` are both included. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/closed-days", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ClosedDay]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/closed-days", query={"from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    async def close(self, body: s.CloseDaysBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.CloseDaysResult:
        """Close the business on days. No time is offered on these dates, by any service, resource or schedule, except by a schedule that has hours of its own for the date. Bookings that already stand keep their times; `bookings` counts them. A date that is closed already takes the new name. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/closed-days", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def reopen(self, body: s.ReopenDaysBody, *, options: Optional[Options] = None) -> s.ReopenDaysResult:
        """Reopen closed days. The dates have their usual hours again. Those that were not closed are left out of the answer. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/closed-days/reopen", body=body, options=options))  # type: ignore[no-any-return]

    async def delete(self, date: str, *, options: Optional[Options] = None) -> None:
        """Reopen a closed day. The date has its usual hours again. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/closed-days/{segment(date)}", options=options))  # type: ignore[no-any-return]


class AsyncHolidayCountries:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, options: Optional[Options] = None) -> s.ListHolidayCountriesResult:
        """List the countries with a calendar of holidays. By name, in the workspace's language. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/holiday-countries", options=options))  # type: ignore[no-any-return]


class AsyncHolidays:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, country: Optional[str] = None, region: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.ListHolidaysResult:
        """List national holidays. Whole days of the official calendar of a country, by date, and whether the business is closed on each. `closeDays` closes on those that you choose. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/holidays", query={"country": country, "region": region, "from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class AsyncResourceGroups:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ResourceGroupPage:
        """List resource groups. Oldest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/resource-groups", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ResourceGroup]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/resource-groups", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateResourceGroupBody, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Create a resource group. A service may ask for any member of a group. A queue belongs to a group, and its members take the tasks. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/resource-groups", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Get a resource group. With the ids of its members. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/resource-groups/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateResourceGroupBody] = None, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Update a resource group. `resource_ids` replaces all members. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/resource-groups/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a resource group. Refused while a service needs it or live tasks wait in its queue; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/resource-groups/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.ResourceGroup:
        """Restore a resource group. Within a day after it was deleted, with its id and those of its members that are still there. A group that is there is answered as it is. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/resource-groups/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncScheduleOverrides:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, schedule_id: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ScheduleOverridePage:
        """List date overrides. By date, then schedule. `from` and `to` are both included. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/schedule-overrides", query={"schedule_id": schedule_id, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, schedule_id: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ScheduleOverride]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/schedule-overrides", query={"schedule_id": schedule_id, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))


class AsyncSchedulesOverrides:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def set(self, id: str, body: s.SetScheduleOverrideBody, *, options: Optional[Options] = None) -> s.ScheduleOverride:
        """Set a date override. Replaces what the date had. No intervals means closed all day. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/schedules/{segment(id)}/overrides", body=body, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, date: str, *, options: Optional[Options] = None) -> None:
        """Remove a date override. Removes the exception of that date. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/schedules/{segment(id)}/overrides/{segment(date)}", options=options))  # type: ignore[no-any-return]


class AsyncSchedules:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.overrides = AsyncSchedulesOverrides(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.SchedulePage:
        """List schedules. Oldest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/schedules", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Schedule]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/schedules", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateScheduleBody, *, options: Optional[Options] = None) -> s.Schedule:
        """Create a schedule. Weekly hours by the wall clock of a time zone. Overrides change single dates. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/schedules", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Schedule:
        """Get a schedule. With its weekly hours; the hours of single dates are under `/schedule-overrides`. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/schedules/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateScheduleBody] = None, *, options: Optional[Options] = None) -> s.Schedule:
        """Update a schedule. `weekly` replaces all rows. Bookings that already stand keep their times. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/schedules/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a schedule. Refused while a service or a resource uses it; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/schedules/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Schedule:
        """Restore a schedule. Within a day after it was deleted, with its id and date overrides. A schedule that is there is answered as it is. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/schedules/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncServices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, active: Optional[bool] = None, kind: Optional[Literal["appointment", "queue"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ServicePage:
        """List services. Oldest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/services", query={"active": active, "kind": kind, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, active: Optional[bool] = None, kind: Optional[Literal["appointment", "queue"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Service]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/services", query={"active": active, "kind": kind, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateServiceBody, *, options: Optional[Options] = None) -> s.Service:
        """Create a service. An `appointment` has a duration and needs everything in `requirements` at once. A `queue` has no times: its tasks wait until a member of `group_id` takes them, so it has neither requirements nor a schedule, and its duration is an estimate. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/services", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Service:
        """Get a service. With its durations, limits, requirements and intake fields. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/services/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateServiceBody] = None, *, options: Optional[Options] = None) -> s.Service:
        """Update a service. `requirements` and `intake_fields` are replaced whole. Bookings that already stand keep their times and price; `kind` cannot change while there are live ones. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/services/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a service. Refused while it has live bookings; `held_by` names them. Past bookings keep its id and name. For a day `restore` brings it back. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/services/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Service:
        """Restore a service. Within a day after it was deleted, with its id and requirements. Refused while a schedule, group or resource that it needs is deleted. A service that is there is answered as it is. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/services/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncStageConfigVersions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.StageConfigVersionPage:
        """List the versions of the stages. Newest first: who made each and how large it is. Read one version for its content. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/stage-config/versions", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.StageConfigVersion]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/stage-config/versions", query={"limit": limit, "cursor": cursor}, options=options))

    async def get(self, version: str, *, options: Optional[Options] = None) -> s.StageConfig:
        """Get a version of the stages. As it was written then; the versions are never changed. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/stage-config/versions/{segment(version)}", options=options))  # type: ignore[no-any-return]

    async def revert(self, version: str, body: Optional[s.RevertStageConfigBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.StageConfig:
        """Restore an earlier version of the stages. Copies its content into a new version. `migrate` is needed as when stages are written. Needs the scope `settings:write`."""
        return await self._send(Call("POST", f"/stage-config/versions/{segment(version)}/revert", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncStageConfig:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.versions = AsyncStageConfigVersions(send)

    async def get(self, *, options: Optional[Options] = None) -> s.StageConfig:
        """Get the current stages and actions. A project that never changed them has the default configuration as version 1. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/stage-config", options=options))  # type: ignore[no-any-return]

    async def put(self, body: s.PutStageConfigBody, *, options: Optional[Options] = None) -> s.StageConfig:
        """Update the stages and actions. Makes a new version; the earlier ones stay. A stage in which live tasks stand can neither vanish nor become one that ends tasks (`done`, `failed`) unless `migrate` says where they go: 422 with the code `stage_in_use`, which names the stage and the count. The tasks move with the change. Needs the scope `settings:write`."""
        return await self._send(Call("PUT", "/stage-config", body=body, options=options))  # type: ignore[no-any-return]


class AsyncCustomersExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def download(self, *, q: Optional[str] = None, tag: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export customers as CSV. Those that `q` and `tag` leave, newest first. An apostrophe stands before what a spreadsheet would run; an import takes it off again. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/customers/export", query={"q": q, "tag": tag}, raw=True, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Export a customer's personal data. One JSON document, as the law gives every person a right to. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/export", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncCustomersImport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.CustomerImportResult:
        """Import customers. All rows without a fault, in one transaction. The same list a second time makes nobody twice. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/customers/import", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def preview(self, body: Form, *, options: Optional[Options] = None) -> s.CustomerImportPreview:
        """Preview a customer import. Reads a CSV, changes nothing: columns, what they seem to hold, the first rows as they would be, and every fault by row. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/customers/import/preview", body=body, options=options))  # type: ignore[no-any-return]


class AsyncCustomersBookings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List a customer's bookings. By start; those without one come last. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, from_: Optional[str] = None, to: Optional[str] = None, status: Optional[Union[List[Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]], str]] = None, intake_missing: Optional[bool] = None, attending: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/customers/{segment(id)}/bookings", query={"from": from_, "to": to, "status": status, "intake_missing": intake_missing, "attending": attending, "limit": limit, "cursor": cursor}, options=options))


class AsyncCustomersComments:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CommentPage:
        """List comments on a customer. Newest first. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Comment]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/customers/{segment(id)}/comments", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, id: str, body: s.CreateCustomerCommentBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Comment:
        """Add a comment to a customer. `@` before a member's name mentions them. Needs the scope `customers:write`."""
        return await self._send(Call("POST", f"/customers/{segment(id)}/comments", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, comment_id: str, *, options: Optional[Options] = None) -> None:
        """Delete a comment on a customer. Its author or an admin may. Needs the scope `customers:write`."""
        return await self._send(Call("DELETE", f"/customers/{segment(id)}/comments/{segment(comment_id)}", options=options))  # type: ignore[no-any-return]


class AsyncCustomersSummary:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.CustomerSummary:
        """Get a customer's statistics. Bookings by status, the next and the last one, no-shows and money booked, counted now. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/summary", options=options))  # type: ignore[no-any-return]


class AsyncCustomersTimeline:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.TimelineEntryPage:
        """List a customer's timeline. Newest first: their bookings' life, files, comments and changes of their data. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.TimelineEntry]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/customers/{segment(id)}/timeline", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncCustomersAttendance:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.CustomerAttendance:
        """Get how many visits a customer missed. And what is asked of them because of it when they book by themselves. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/attendance", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: s.UpdateCustomerAttendanceBody, *, options: Optional[Options] = None) -> s.CustomerAttendance:
        """Forgive the visits that a customer missed. With `forgiven`, those until now no longer count; without it they do again. Needs the scope `customers:write`."""
        return await self._send(Call("PATCH", f"/customers/{segment(id)}/attendance", body=body, options=options))  # type: ignore[no-any-return]


class AsyncCustomersNotices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.NoticePage:
        """List what a customer is told. Of all their bookings, newest first. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Notice]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/customers/{segment(id)}/notices", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncCustomers:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncCustomersExport(send)
        self.import_ = AsyncCustomersImport(send)
        self.bookings = AsyncCustomersBookings(send)
        self.comments = AsyncCustomersComments(send)
        self.summary = AsyncCustomersSummary(send)
        self.timeline = AsyncCustomersTimeline(send)
        self.attendance = AsyncCustomersAttendance(send)
        self.notices = AsyncCustomersNotices(send)

    async def list(self, *, q: Optional[str] = None, phone: Optional[str] = None, tag: Optional[str] = None, anonymous: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.CustomerPage:
        """List and search customers. Newest first. Needs the scope `customers:read`."""
        return await self._send(Call("GET", "/customers", query={"q": q, "phone": phone, "tag": tag, "anonymous": anonymous, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, q: Optional[str] = None, phone: Optional[str] = None, tag: Optional[str] = None, anonymous: Optional[bool] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Customer]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/customers", query={"q": q, "phone": phone, "tag": tag, "anonymous": anonymous, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateCustomerBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Customer:
        """Create a customer. A phone belongs to one customer of a project: a known one answers `customer_exists`. Needs the scope `customers:write`."""
        return await self._send(Call("POST", "/customers", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Customer:
        """Get a customer. With the identities on each channel. Somebody who was merged into another is not found; `merged_into` names whom they are now. Needs the scope `customers:read`."""
        return await self._send(Call("GET", f"/customers/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateCustomerBody] = None, *, options: Optional[Options] = None) -> s.Customer:
        """Update a customer. Only the fields that are given change. A phone that another customer has answers `customer_exists`. Needs the scope `customers:write`."""
        return await self._send(Call("PATCH", f"/customers/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def anonymise(self, id: str, *, options: Optional[Options] = None) -> s.Customer:
        """Anonymise a customer. Name, phone, e-mail, company, address, notes, tags, identities, comments, photos, and what was noted or answered in their bookings go; the bookings stay, for the figures. There is no way back. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/customers/{segment(id)}/anonymise", options=options))  # type: ignore[no-any-return]

    async def merge(self, id: str, body: s.MergeCustomersBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Customer:
        """Merge two customers. Everything of the other becomes this one's; empty fields are filled and tags united. The other's id answers 404 with `merged_into` from then on, their phone leads here, and `unmerge` brings them back. Needs the scope `customers:write`."""
        return await self._send(Call("POST", f"/customers/{segment(id)}/merge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def unmerge(self, id: str, body: s.UnmergeCustomersBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.UnmergedCustomers:
        """Undo a customer merge. The other comes back as they were, with every row that went over. What was changed on this one since the merge stays; of several merges in a row the last is undone first. Needs the scope `customers:write`."""
        return await self._send(Call("POST", f"/customers/{segment(id)}/unmerge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncQuickReplies:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.QuickReplyPage:
        """List quick replies. Words that the team keeps ready for conversations, by shortcut. Needs the scope `messages:read`."""
        return await self._send(Call("GET", "/quick-replies", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.QuickReply]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/quick-replies", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateQuickReplyBody, *, options: Optional[Options] = None) -> s.QuickReply:
        """Create a quick reply. A text that the team writes with `/` and its shortcut. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/quick-replies", body=body, options=options))  # type: ignore[no-any-return]

    async def starters(self, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.QuickReplyPage:
        """Add quick replies to begin with. Five texts in the workspace's language, with variables in braces. One whose shortcut is taken is left out; the answer has those that were added. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/quick-replies/starters", keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.QuickReply:
        """Get a quick reply. Its shortcut and its text. Needs the scope `messages:read`."""
        return await self._send(Call("GET", f"/quick-replies/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateQuickReplyBody] = None, *, options: Optional[Options] = None) -> s.QuickReply:
        """Update a quick reply. Its shortcut, its text, or both. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/quick-replies/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a quick reply. Messages that were sent with it stay. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/quick-replies/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncBotChannelPolicies:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPolicyPage:
        """Get when the bot replies. One row a channel: always, never, or only while nobody of the team works. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/bot/channel-policies", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ChannelPolicy]:
        """Every item of `get`, page after page."""
        return every_async(self._send, Call("GET", "/bot/channel-policies", query={"limit": limit, "cursor": cursor}, options=options))

    async def replace(self, body: s.ReplaceChannelPoliciesBody, *, options: Optional[Options] = None) -> s.ChannelPolicyPage:
        """Update when the bot replies. All three channels at once. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/bot/channel-policies", body=body, options=options))  # type: ignore[no-any-return]


class AsyncBot:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.channel_policies = AsyncBotChannelPolicies(send)

    async def get(self, *, options: Optional[Options] = None) -> s.Bot:
        """Get the bot. How it speaks, what it may do, and when it calls a person. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/bot", options=options))  # type: ignore[no-any-return]

    async def replace(self, body: s.ReplaceBotBody, *, options: Optional[Options] = None) -> s.Bot:
        """Update the bot. The whole of it; every change makes a new `version`. Needs the scope `config:write`."""
        return await self._send(Call("PUT", "/bot", body=body, options=options))  # type: ignore[no-any-return]

    async def simulate(self, body: s.SimulateBotBody, *, options: Optional[Options] = None) -> s.SimulateBotResult:
        """Test the bot. It looks at the real catalog, calendar and knowledge, and holds, books and changes nothing. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/bot/simulate", body=body, options=options))  # type: ignore[no-any-return]

    async def wording_preview(self, body: s.PreviewBotWordingBody, *, options: Optional[Options] = None) -> s.PreviewBotWordingResult:
        """Preview the bot's sentences. Each sentence as a customer would read it, in a tone and with own texts that need not be saved. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/bot/wording-preview", body=body, options=options))  # type: ignore[no-any-return]


class AsyncKnowledgeFiles:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgePage:
        """List files. Newest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/knowledge/files", query={"q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Knowledge]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/knowledge/files", query={"q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: Form, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Knowledge:
        """Upload a file. A PDF of at most 200 pages, a Word document (DOCX), Markdown, plain text or CSV; at most 10 MiB and 500,000 characters. The content decides what it is: `unsupported_file` and `empty_file` are refusals of it. It is read after the answer: `status` becomes `ready`, or `failed` with the cause in `error`. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/knowledge/files", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Download an uploaded file. Always saved, never shown. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/knowledge/files/{segment(id)}", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncKnowledgeItems:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Knowledge:
        """Restore a knowledge item. Within a day after it was deleted. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/knowledge/items/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncKnowledgeSourcesPages:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgeSitePagePage:
        """List a website's pages. Each page with what was read of it, or the cause why nothing was. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/knowledge/sources/{segment(id)}/pages", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.KnowledgeSitePage]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/knowledge/sources/{segment(id)}/pages", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncKnowledgeSources:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.pages = AsyncKnowledgeSourcesPages(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgeSourcePage:
        """List websites. Oldest first, with how the last reading went. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/knowledge/sources", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.KnowledgeSource]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/knowledge/sources", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateKnowledgeSourceBody, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Add a website. It is read page by page, beginning now, within the same host (with or without www), as its robots.txt and sitemap say, and again every week. Refused with 422: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `too_many_sources`. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/knowledge/sources", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Get a website. With how its last reading went, and when the next one is due. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/knowledge/sources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateKnowledgeSourceBody] = None, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Update a website. With another address or limit it is read again. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", f"/knowledge/sources/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a website. Nothing of it is found any more. For a day it can be had back by `restore`. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/knowledge/sources/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def crawl(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Refresh a website. It goes on after the answer; `status` tells when it is done. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/knowledge/sources/{segment(id)}/crawl", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.KnowledgeSource:
        """Restore a website. Within a day after it was deleted. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/knowledge/sources/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncKnowledge:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.files = AsyncKnowledgeFiles(send)
        self.items = AsyncKnowledgeItems(send)
        self.sources = AsyncKnowledgeSources(send)

    async def list(self, *, kind: Optional[Union[List[Literal["text", "faq", "file"]], str]] = None, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.KnowledgePage:
        """List knowledge. Texts, questions with their answers, and files; newest first. Filters combine. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/knowledge", query={"kind": kind, "q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, kind: Optional[Union[List[Literal["text", "faq", "file"]], str]] = None, q: Optional[str] = None, status: Optional[Union[List[Literal["ready", "processing", "failed"]], str]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Knowledge]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/knowledge", query={"kind": kind, "q": q, "status": status, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateKnowledgeBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.Knowledge:
        """Add a text or an FAQ. It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/knowledge", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def search(self, body: s.SearchKnowledgeBody, *, options: Optional[Options] = None) -> s.KnowledgeHits:
        """Search knowledge. The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once; accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits. Needs the scope `config:read`."""
        return await self._send(Call("POST", "/knowledge/search", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Knowledge:
        """Get a knowledge item. With its text, or with the facts of its file. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/knowledge/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateKnowledgeBody] = None, *, options: Optional[Options] = None) -> s.Knowledge:
        """Update a knowledge item. Of a file, the title alone. New words are found from then on, and the old ones no more. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/knowledge/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a knowledge item. Nothing of it is found any more. For a day it can be had back by `restore`. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/knowledge/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncAutomationsRuns:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AutomationRunPage:
        """List an automation's runs. Newest first, each run with its steps. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/automations/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.AutomationRun]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/automations/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))


class AsyncAutomations:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.runs = AsyncAutomationsRuns(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AutomationPage:
        """List automations. Oldest first. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/automations", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Automation]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/automations", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateAutomationBody, *, options: Optional[Options] = None) -> s.Automation:
        """Create an automation. A trigger, conditions that must all hold, and actions one after the other. For the same cause it runs once. What is relative to a booking's time moves with it, and is dropped when the booking is cancelled. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/automations", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Automation:
        """Get an automation. With its last run. Needs the scope `config:read`."""
        return await self._send(Call("GET", f"/automations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateAutomationBody] = None, *, options: Optional[Options] = None) -> s.Automation:
        """Update an automation. Runs that have begun go on as they were. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", f"/automations/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete an automation. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/automations/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Automation:
        """Restore an automation. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. An automation that is there is answered as it is. Needs the scope `config:write`."""
        return await self._send(Call("POST", f"/automations/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncEventsStream:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def stream(self, *, last_event_id: Optional[str] = None, workspace: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Stream workspace events. Server-sent events with kinds and ids only: `ready` first, then a `change` for each. A client that comes back with its last event's id gets what it missed, or `reset` when that was more than 500 changes, or longer ago than the 30 days that they are kept. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/events/stream", query={"last_event_id": last_event_id, "workspace": workspace}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncEvents:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.stream = AsyncEventsStream(send)

    async def list(self, *, type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]], str]] = None, subject: Optional[str] = None, after: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.HappenedEventPage:
        """List events. What happened in the last 30 days, with or without an endpoint for it, in the order of publication, the oldest first. Nothing is ever inserted before an event that was listed: to follow what happens, remember the last `id` and ask with `after`. The events of one `subject` come in the order in which they happened to it. Needs the scope `webhooks:manage`."""
        return await self._send(Call("GET", "/events", query={"type": type, "subject": subject, "after": after, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]], str]] = None, subject: Optional[str] = None, after: Optional[str] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.HappenedEvent]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/events", query={"type": type, "subject": subject, "after": after, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    async def replay(self, id: str, body: s.ReplayEventBody, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Send an event to an endpoint again. The same event, with the same id, goes to a webhook endpoint now, also to one that was made after it happened. Where there is a delivery of it already, that gets one more attempt, as by its `resend`; else it is a new delivery, retried as usual. The endpoint must have subscribed to its type (422 `not_subscribed`), and its filters must leave the event in (422 `filtered_out`); an inactive one is refused with 409. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/events/{segment(id)}/replay", body=body, options=options))  # type: ignore[no-any-return]


class AsyncWebhookEndpointsDeliveries:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, status: Optional[Union[List[Literal["pending", "succeeded", "failed", "skipped"]], str]] = None, event_type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled", "webhook.ping"]], str]] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebhookDeliveryPage:
        """List deliveries. Newest first, with every attempt. It is kept for 30 days. Needs the scope `webhooks:manage`."""
        return await self._send(Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries", query={"status": status, "event_type": event_type, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Union[List[Literal["pending", "succeeded", "failed", "skipped"]], str]] = None, event_type: Optional[Union[List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled", "webhook.ping"]], str]] = None, from_: Optional[str] = None, to: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.WebhookDelivery]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries", query={"status": status, "event_type": event_type, "from": from_, "to": to, "limit": limit, "cursor": cursor}, options=options))

    async def get(self, id: str, delivery_id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Get a delivery. With every attempt, and the very bytes that were sent. Needs the scope `webhooks:manage`."""
        return await self._send(Call("GET", f"/webhook-endpoints/{segment(id)}/deliveries/{segment(delivery_id)}", options=options))  # type: ignore[no-any-return]

    async def resend(self, id: str, delivery_id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Resend a delivery. One more attempt of the same event under the same delivery id, now. The schedule of retries stays as it is; what was skipped takes up its schedule. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/deliveries/{segment(delivery_id)}/resend", options=options))  # type: ignore[no-any-return]


class AsyncWebhookEndpoints:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.deliveries = AsyncWebhookEndpointsDeliveries(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebhookEndpointPage:
        """List webhook endpoints. The oldest first, ten at most. Secrets are never shown here. Needs the scope `webhooks:manage`."""
        return await self._send(Call("GET", "/webhook-endpoints", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.WebhookEndpoint]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/webhook-endpoints", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateWebhookEndpointBody, *, options: Optional[Options] = None) -> s.WebhookEndpointWithSecret:
        """Create a webhook endpoint. Events of the given types that the filters leave in are posted to the URL from now on. The answer carries the signing secret, this once, and therefore no `Idempotency-Key` is accepted. The URL must be https and every address of its host must be public; it is checked now and at each attempt. A host that does not resolve is refused; only an installation without a working DNS resolver accepts it, with the warning `unresolved`. Refused with 422 and `errors[].code`: `url_not_https`, `url_not_public`, `unresolved`, `url_userinfo`, `invalid_url`, `reserved_event_type`, `unknown_event_type`, `event_not_filterable`, `too_many_endpoints` (there can be 10), `idempotency_not_accepted`. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", "/webhook-endpoints", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Get a webhook endpoint. With its last attempts. The secret is never shown again. Needs the scope `webhooks:manage`."""
        return await self._send(Call("GET", f"/webhook-endpoints/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateWebhookEndpointBody] = None, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Update a webhook endpoint. `active: true` switches an endpoint on again and begins a new count of failures. While it is inactive it gets no attempts; what it would have got is logged as `skipped` and can be resent afterwards. Needs the scope `webhooks:manage`."""
        return await self._send(Call("PATCH", f"/webhook-endpoints/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a webhook endpoint. With its delivery log. What is pending is not sent any more. For a day `restore` brings it back. Needs the scope `webhooks:manage`."""
        return await self._send(Call("DELETE", f"/webhook-endpoints/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def ping(self, id: str, *, options: Optional[Options] = None) -> s.WebhookDelivery:
        """Send a test event. A `webhook.ping` is sent once. How it ends counts neither for nor against the endpoint; read it in the delivery log, with the addresses, certificate and times that were found. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/ping", options=options))  # type: ignore[no-any-return]

    async def resend_skipped(self, id: str, body: s.ResendSkippedDeliveriesBody, *, options: Optional[Options] = None) -> s.ResentDeliveries:
        """Resend skipped deliveries. What was logged as `skipped` since a time goes out now, the oldest first. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/resend-skipped", body=body, options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.WebhookEndpoint:
        """Restore a webhook endpoint. Within a day after it was deleted, with its id, secret and delivery log. What was pending is sent, and so are events of the last hour that it missed. Refused while there are 10 others. An endpoint that is there is answered as it is. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]

    async def rotate_secret(self, id: str, body: Optional[s.RotateWebhookSecretBody] = None, *, options: Optional[Options] = None) -> s.WebhookEndpointWithSecret:
        """Rotate the signing secret. It is answered this once, and every attempt from now on is signed with it. The old one stops at once, unless `overlap_seconds` says for how long it signs too: then `Svc-Signature` has two `v1` and `webhook-signature` two signatures, and a receiver accepts a delivery when one of them is right. A secret that still signed from an earlier overlap stops at once in either case. Needs the scope `webhooks:manage`."""
        return await self._send(Call("POST", f"/webhook-endpoints/{segment(id)}/rotate-secret", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncAgentCalls:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, key_id: Optional[str] = None, tool: Optional[str] = None, outcome: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AgentCallPage:
        """List agent calls. Newest first, for a month. The arguments are shortened and hold nothing personal or secret. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/agent-calls", query={"key_id": key_id, "tool": tool, "outcome": outcome, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, key_id: Optional[str] = None, tool: Optional[str] = None, outcome: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.AgentCall]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/agent-calls", query={"key_id": key_id, "tool": tool, "outcome": outcome, "limit": limit, "cursor": cursor}, options=options))


class AsyncAgentGrants:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AgentGrantPage:
        """List agent grants. The agents that members connected by OAuth, newest first, ended ones too. Admins see everybody's, others their own. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/agent-grants", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.AgentGrant]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/agent-grants", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateAgentGrantBody, *, options: Optional[Options] = None) -> s.CreatedAgentGrant:
        """Allow an agent. What the consent page of /oauth/authorize sends: you allow a registered agent some of your scopes in this workspace. The address in the answer has a code that gives the agent its tokens once, within two minutes. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/agent-grants", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.AgentGrant:
        """Get an agent grant. Which agent, who allowed it, and what. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/agent-grants/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def revoke(self, id: str, *, options: Optional[Options] = None) -> None:
        """Revoke an agent grant. The agent's next request is refused. Members end their own grants, admins anybody's. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("DELETE", f"/agent-grants/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncChangesMd:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> RawAnswer:
        """The history of this API. What was added to the API and what is going away, the newest first, as Markdown."""
        return await self._send(Call("GET", "/changes.md", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncMeNoticeWays:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.MemberNoticeWays:
        """Get the ways that reach me. Which ways are set up, whatever the notification preferences are: a switch of one that is not sends nothing. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/me/notice-ways", options=options))  # type: ignore[no-any-return]


class AsyncMeNotices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, unread: Optional[bool] = None, options: Optional[Options] = None) -> s.ListMyNoticesResult:
        """List my notices. What the bell shows of this workspace, the newest first. Kept for 90 days. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/me/notices", query={"limit": limit, "cursor": cursor, "unread": unread}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, unread: Optional[bool] = None, options: Optional[Options] = None) -> AsyncIterator[s.MemberNotice]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/me/notices", query={"limit": limit, "cursor": cursor, "unread": unread}, options=options))

    async def read_all(self, *, options: Optional[Options] = None) -> s.ReadNotices:
        """Mark all my notices as read. Those of this workspace; answers how many were unread. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/me/notices/read-all", options=options))  # type: ignore[no-any-return]

    async def read(self, id: str, *, options: Optional[Options] = None) -> s.ReadNotices:
        """Mark a notice as read. With it, whatever else told me of the same event. It is not sent any more where it still waits. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/me/notices/{segment(id)}/read", options=options))  # type: ignore[no-any-return]


class AsyncMeNotificationPreferences:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.NotificationPreferences:
        """Get my notification settings. Of this workspace alone. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/me/notification-preferences", options=options))  # type: ignore[no-any-return]

    async def update(self, body: Optional[s.UpdateNotificationPreferencesBody] = None, *, options: Optional[Options] = None) -> s.NotificationPreferences:
        """Update my notification settings. What the body does not mention stays. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("PATCH", "/me/notification-preferences", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncMePushKey:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.PushKey:
        """Get the key for push subscriptions. The same for the whole installation, for as long as it exists. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/me/push-key", options=options))  # type: ignore[no-any-return]


class AsyncMePushSubscriptions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: s.CreatePushSubscriptionBody, *, options: Optional[Options] = None) -> s.PushSubscription:
        """Show my notices on this device. A browser that was another member's is mine from now on. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/me/push-subscriptions", body=body, options=options))  # type: ignore[no-any-return]

    async def delete(self, body: s.DeletePushSubscriptionBody, *, options: Optional[Options] = None) -> None:
        """Stop showing my notices on this device. By the subscription's endpoint. One that is not known is gone already. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("DELETE", "/me/push-subscriptions", body=body, options=options))  # type: ignore[no-any-return]


class AsyncMeTelegram:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.MyTelegram:
        """Get my Telegram link. Of the member who asks, in this workspace. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/me/telegram", options=options))  # type: ignore[no-any-return]

    async def link(self, *, options: Optional[Options] = None) -> s.MyTelegramLink:
        """Link my Telegram. A code that works once, for 15 minutes. Open the link and press Start: notices come to that chat from then on. What is written there makes no conversation with a customer. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/me/telegram", options=options))  # type: ignore[no-any-return]

    async def unlink(self, *, options: Optional[Options] = None) -> None:
        """Unlink my Telegram. Notices no longer go there. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("DELETE", "/me/telegram", options=options))  # type: ignore[no-any-return]


class AsyncMe:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.notice_ways = AsyncMeNoticeWays(send)
        self.notices = AsyncMeNotices(send)
        self.notification_preferences = AsyncMeNotificationPreferences(send)
        self.push_key = AsyncMePushKey(send)
        self.push_subscriptions = AsyncMePushSubscriptions(send)
        self.telegram = AsyncMeTelegram(send)

    async def get(self, *, options: Optional[Options] = None) -> s.Me:
        """Get the current caller. The project and the key, or the member, that this call is made as."""
        return await self._send(Call("GET", "/me", options=options))  # type: ignore[no-any-return]

    async def update(self, body: s.UpdateMeBody, *, options: Optional[Options] = None) -> s.Me:
        """Update my profile. Your name, in every workspace of yours. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("PATCH", "/me", body=body, options=options))  # type: ignore[no-any-return]

    async def password(self, body: s.ChangeMyPasswordBody, *, options: Optional[Options] = None) -> None:
        """Change my password. Ends every session, this one too: sign in again with the new password. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/me/password", body=body, options=options))  # type: ignore[no-any-return]

    async def sign_out_everywhere(self, *, options: Optional[Options] = None) -> None:
        """Sign out everywhere. This session too: every browser has to sign in again. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/me/sign-out-everywhere", options=options))  # type: ignore[no-any-return]


class AsyncOpenapi:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.GetDescriptionResult:
        """This description. The whole API as OpenAPI 3.1, made from the same definitions that serve it."""
        return await self._send(Call("GET", "/openapi.json", options=options))  # type: ignore[no-any-return]


class AsyncOutgoingMail:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, status: Optional[Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ListOutgoingMailResult:
        """List outgoing e-mail. Newest first, for 90 days: what the workspace wrote to customers and members. E-mail about somebody's account, such as a link to a new password, is in no list. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/outgoing-mail", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.OutgoingMail]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/outgoing-mail", query={"status": status, "limit": limit, "cursor": cursor}, options=options))

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.OutgoingMailDetail:
        """Get an outgoing e-mail. With its text and HTML, unless its links are for the recipient alone. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", f"/outgoing-mail/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncSearch:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def search(self, *, q: str, kind: Optional[Union[List[Literal["customer", "booking", "task", "conversation", "service", "resource", "knowledge"]], str]] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.SearchWorkspaceResult:
        """Search everything. The best first: whole words before beginnings of words, those before letters within a word, and similar words last, so that slips of the pen are found. Accents and capitals do not matter. Customers are found by name, phone, e-mail, company or tag; bookings and tasks by customer, service or id, open ones by notes and tags too; conversations by the customer, the latest ones by their last message too; services and resources by name or alias; knowledge by title. A kind whose scope the caller lacks is left out: `customers:read` for customers, `bookings:read` for bookings and tasks, `messages:read` for conversations, `config:read` for services, resources and knowledge."""
        return await self._send(Call("GET", "/search", query={"q": q, "kind": kind, "limit": limit}, options=options))  # type: ignore[no-any-return]


class AsyncAttendanceSettings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.AttendanceSettings:
        """Get what is asked of customers who miss visits. It is off until somebody switches it on. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/attendance-settings", options=options))  # type: ignore[no-any-return]

    async def update(self, body: Optional[s.UpdateAttendanceSettingsBody] = None, *, options: Optional[Options] = None) -> s.AttendanceSettings:
        """Change what is asked of customers who miss visits. What is left out stays. It counts on the booking page, in the site's chat and with the bot, from the next booking on; keys and the team can still book for any customer. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", "/attendance-settings", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncNoticeReach:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"], customer_id: Optional[str] = None, customer_name: Optional[str] = None, customer_has_email: Optional[bool] = None, booking_id: Optional[str] = None, service_id: Optional[str] = None, start: Optional[str] = None, party_size: Optional[int] = None, resource_ids: Optional[Union[List[str], str]] = None, override: Optional[bool] = None, conversation_id: Optional[str] = None, answered: Optional[Union[List[str], str]] = None, options: Optional[Options] = None) -> s.NoticeReach:
        """See how a customer would be told. Of a booking that does not exist yet, a hold that is confirmed or a booking that is moved: by which way, and in which words once its time is known. Nothing is sent. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/notice-reach", query={"kind": kind, "customer_id": customer_id, "customer_name": customer_name, "customer_has_email": customer_has_email, "booking_id": booking_id, "service_id": service_id, "start": start, "party_size": party_size, "resource_ids": resource_ids, "override": override, "conversation_id": conversation_id, "answered": answered}, options=options))  # type: ignore[no-any-return]


class AsyncNoticeSettingsReminderEffect:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, from_: str, to: str, options: Optional[Options] = None) -> s.ReminderEffect:
        """Get what reminders achieve. The visits of customers whom the lot of `holdout_percent` leaves without reminders, beside those of the others, and the difference with its uncertainty. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/notice-settings/reminder-effect", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class AsyncNoticeSettings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.reminder_effect = AsyncNoticeSettingsReminderEffect(send)

    async def get(self, *, options: Optional[Options] = None) -> s.NoticeSettings:
        """Get what customers are told. Which notices are on, and when customers are reminded of a visit. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/notice-settings", options=options))  # type: ignore[no-any-return]

    async def update(self, body: Optional[s.UpdateNoticeSettingsBody] = None, *, options: Optional[Options] = None) -> s.NoticeSettings:
        """Change what customers are told. What is left out stays. It counts from the next booking or change of one: what is planned stays planned. Needs the scope `config:write`."""
        return await self._send(Call("PATCH", "/notice-settings", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncNoticeTexts:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.GetNoticeTextsResult:
        """Get the words of notices. One for each kind and language: the workspace’s own, or ours. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/notice-texts", options=options))  # type: ignore[no-any-return]

    async def put(self, kind: str, language: str, body: s.PutNoticeTextBody, *, options: Optional[Options] = None) -> s.NoticeText:
        """Write the words of a notice. Variables stand in braces; one that does not exist or has no value in this kind is refused, as is a brace that is open or doubled. A clause whose variable has no value for a booking is left out. The customer’s link is added below it. Needs the scope `config:write`."""
        return await self._send(Call("PUT", f"/notice-texts/{segment(kind)}/{segment(language)}", body=body, options=options))  # type: ignore[no-any-return]

    async def delete(self, kind: str, language: str, *, options: Optional[Options] = None) -> None:
        """Go back to our words of a notice. The workspace’s own text is removed. Needs the scope `config:write`."""
        return await self._send(Call("DELETE", f"/notice-texts/{segment(kind)}/{segment(language)}", options=options))  # type: ignore[no-any-return]

    async def preview(self, kind: str, language: str, body: s.PreviewNoticeTextBody, *, options: Optional[Options] = None) -> s.NoticeTextPreview:
        """See how a text would read. With the values of an example. Nothing is kept or sent. Needs the scope `config:read`."""
        return await self._send(Call("POST", f"/notice-texts/{segment(kind)}/{segment(language)}/preview", body=body, options=options))  # type: ignore[no-any-return]


class AsyncReportsBookingsExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on bookings. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/bookings/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncReportsBookingsList:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["bookings", "open", "completed", "failed", "no_shows", "cancelled", "late_cancelled", "new_customers", "returning_customers", "reminded", "reminded_missed", "unreminded", "unreminded_missed"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List the bookings behind a figure. Which bookings a number of the report on bookings counts, by start: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/bookings/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["bookings", "open", "completed", "failed", "no_shows", "cancelled", "late_cancelled", "new_customers", "returning_customers", "reminded", "reminded_missed", "unreminded", "unreminded_missed"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/reports/bookings/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))


class AsyncReportsBookings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncReportsBookingsExport(send)
        self.list = AsyncReportsBookingsList(send)

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "resource", "person", "group", "place", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.BookingsReport:
        """Report on bookings. Appointments by the day on which they start: how they ended, no-shows and late cancellations, lead time, revenue by currency, new and returning customers, and the effect of reminders. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/bookings", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class AsyncReportsConversationsExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on conversations. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/conversations/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncReportsConversations:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncReportsConversationsExport(send)

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.ConversationsReport:
        """Report on conversations. Conversations by the day on which they began: first response, resolution, what the bot handled alone, what it handed over, and in how many something was booked. `source` is the channel. No word of what was said. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/conversations", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class AsyncReportsFigures:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> s.ReportFigures:
        """List the figures and their definitions. What each figure of the reports means, in words, and what the rows of each report can be about. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/figures", query={"language": language}, options=options))  # type: ignore[no-any-return]


class AsyncReportsOccupancyExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "resource", "person", "group", "place", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on occupancy. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/occupancy/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncReportsOccupancy:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncReportsOccupancyExport(send)

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "resource", "person", "group", "place", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.OccupancyReport:
        """Report on occupancy. The open minutes of resources: booked, free, blocked by time off, and lost to gaps too short for a service. Up to 92 days ahead. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/occupancy", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class AsyncReportsPageExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on the booking page. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/page/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncReportsPage:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncReportsPageExport(send)

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.PageReport:
        """Report on the booking page. How far visitors of the booking page come: how many opened it, chose a service, chose a time and booked. Each step counts once for a browser tab; no visitor is known. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/page", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class AsyncReportsTasksExport:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def export(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, format: Optional[Literal["csv", "xlsx"]] = None, anonymous: Optional[bool] = None, language: Optional[Literal["en", "es", "pt-BR"]] = None, options: Optional[Options] = None) -> RawAnswer:
        """Export the report on queue tasks. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/tasks/export", query={"from": from_, "to": to, "by": by, "format": format, "anonymous": anonymous, "language": language}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncReportsTasksList:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["tasks", "open", "completed", "failed", "cancelled", "taken", "handled", "in_time", "late"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BookingPage:
        """List the tasks behind a figure. Which tasks a number of the report on tasks counts, by when they were made: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/tasks/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, key: Optional[str] = None, figure: Optional[Literal["tasks", "open", "completed", "failed", "cancelled", "taken", "handled", "in_time", "late"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Booking]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/reports/tasks/list", query={"from": from_, "to": to, "by": by, "key": key, "figure": figure, "limit": limit, "cursor": cursor}, options=options))


class AsyncReportsTasks:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.export = AsyncReportsTasksExport(send)
        self.list = AsyncReportsTasksList(send)

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, by: Optional[Literal["none", "day", "week", "month", "service", "person", "group", "place", "source", "hour_weekday"]] = None, compare: Optional[Literal["previous"]] = None, options: Optional[Options] = None) -> s.TasksReport:
        """Report on queue tasks. Tasks of queues by the day on which they were made: how long they waited and took, and whether they were done by their due time. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`."""
        return await self._send(Call("GET", "/reports/tasks", query={"from": from_, "to": to, "by": by, "compare": compare}, options=options))  # type: ignore[no-any-return]


class AsyncReports:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.bookings = AsyncReportsBookings(send)
        self.conversations = AsyncReportsConversations(send)
        self.figures = AsyncReportsFigures(send)
        self.occupancy = AsyncReportsOccupancy(send)
        self.page = AsyncReportsPage(send)
        self.tasks = AsyncReportsTasks(send)


class AsyncChannelsPauses:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPausePage:
        """List channel pauses. The newest first. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/channels/pauses", query={"channel": channel, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, channel: Optional[Literal["whatsapp", "telegram", "webchat"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ChannelPause]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/channels/pauses", query={"channel": channel, "limit": limit, "cursor": cursor}, options=options))


class AsyncChannelsServiceStatus:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.GetServiceStatusResult:
        """Get channel health. From what really happened: the last message that was taken, the last that came, failures within the hour, and what waits. A channel is `down` when it refuses the credentials, or when three messages failed and none was sent since. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/channels/service-status", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def get_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ChannelServiceStatus]:
        """Every item of `get`, page after page."""
        return every_async(self._send, Call("GET", "/channels/service-status", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncChannelsTelegram:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.TelegramConnection:
        """Get the Telegram connection. Which bot it is and how it fares; the token is never shown again. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/channels/telegram", options=options))  # type: ignore[no-any-return]

    async def connect(self, body: s.ConnectTelegramBotBody, *, options: Optional[Options] = None) -> s.TelegramConnection:
        """Connect a Telegram bot. The token is tried at once, and Telegram is told where to send what contacts write; `APP_URL` must be an https address that it can reach. A refusal is answered with 422 (`refused_by_telegram`). Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/channels/telegram", body=body, options=options))  # type: ignore[no-any-return]

    async def disconnect(self, *, options: Optional[Options] = None) -> None:
        """Disconnect Telegram. Forgets the token and tells Telegram to send nothing more; conversations stay. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", "/channels/telegram", options=options))  # type: ignore[no-any-return]


class AsyncChannelsWhatsappTemplatesStarter:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, *, options: Optional[Options] = None) -> s.CreateStarterWhatsAppTemplatesResult:
        """Create the ready-made templates. Sends our own templates for approval, those that are missing: `turnero_confirmed`, `turnero_reminder`, `turnero_moved` and `turnero_cancelled`, each in `pt_BR`, `es` and `en`. Their variables are the customer, the business, the service, the date and time, and the link. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/channels/whatsapp/templates/starter", options=options))  # type: ignore[no-any-return]


class AsyncChannelsWhatsappTemplates:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.starter = AsyncChannelsWhatsappTemplatesStarter(send)

    async def list(self, *, status: Optional[Union[List[Literal["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"]], str]] = None, language: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ListWhatsAppTemplatesResult:
        """List WhatsApp templates. The templates of the connected business account, by name and language, as WhatsApp last told of them. The list is read again when the number is connected, every day and by `POST /channels/whatsapp/templates/refresh`; a change of status comes at once, where the app is subscribed to `message_template_status_update`. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/channels/whatsapp/templates", query={"status": status, "language": language, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Union[List[Literal["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"]], str]] = None, language: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.WhatsAppTemplate]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/channels/whatsapp/templates", query={"status": status, "language": language, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateWhatsAppTemplateBody, *, options: Optional[Options] = None) -> s.WhatsAppTemplate:
        """Create a WhatsApp template. Sends it to WhatsApp for approval, which takes from a minute to a day: until then it is `PENDING`. What WhatsApp refuses at once is answered with 422 (`refused_by_whatsapp`), a name that is taken in this language with `template_exists`. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/channels/whatsapp/templates", body=body, options=options))  # type: ignore[no-any-return]

    async def refresh(self, *, options: Optional[Options] = None) -> s.RefreshWhatsAppTemplatesResult:
        """Refresh WhatsApp templates. Reads the whole list from WhatsApp now. While WhatsApp cannot be asked, the list stays as it was. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/channels/whatsapp/templates/refresh", options=options))  # type: ignore[no-any-return]

    async def delete(self, name: str, *, options: Optional[Options] = None) -> None:
        """Delete a WhatsApp template. In every language. WhatsApp lets nobody use the name again for 30 days. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/channels/whatsapp/templates/{segment(name)}", options=options))  # type: ignore[no-any-return]


class AsyncChannelsWhatsapp:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.templates = AsyncChannelsWhatsappTemplates(send)

    async def get(self, *, options: Optional[Options] = None) -> s.WhatsAppConnection:
        """Get the WhatsApp connection. Which number it is and how it fares; secrets are never shown again. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/channels/whatsapp", options=options))  # type: ignore[no-any-return]

    async def connect(self, body: s.ConnectWhatsAppNumberBody, *, options: Optional[Options] = None) -> s.WhatsAppConnection:
        """Connect a WhatsApp number. The credentials are tried at once against the Cloud API: the number, the business account it belongs to, the app's secret. What WhatsApp refuses is answered with 422 at the field it is about (`refused_by_whatsapp`, `not_its_number`). Tokens and secrets are kept encrypted and never shown again. Enter `callback_url` and `verify_token` in the app's webhook settings and subscribe to `messages`, `message_template_status_update` and `message_template_quality_update`. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/channels/whatsapp", body=body, options=options))  # type: ignore[no-any-return]

    async def disconnect(self, *, options: Optional[Options] = None) -> None:
        """Disconnect WhatsApp. Forgets the credentials; conversations stay. What waits to be sent fails. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", "/channels/whatsapp", options=options))  # type: ignore[no-any-return]


class AsyncChannels:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.pauses = AsyncChannelsPauses(send)
        self.service_status = AsyncChannelsServiceStatus(send)
        self.telegram = AsyncChannelsTelegram(send)
        self.whatsapp = AsyncChannelsWhatsapp(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ChannelPage:
        """List channels. All three, connected or not, with what went in and out last and whether they are paused. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/channels", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Channel]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/channels", query={"limit": limit, "cursor": cursor}, options=options))

    async def pause(self, channel: str, body: s.PauseChannelBody, *, options: Optional[Options] = None) -> s.Channel:
        """Pause a channel. Nothing is sent on it until it is resumed, or until `until`. Sending answers 409 `channel_paused`; what was queued waits; what contacts write is still stored. Pausing a paused channel changes the reason and the end. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/channels/{segment(channel)}/pause", body=body, options=options))  # type: ignore[no-any-return]

    async def resume(self, channel: str, *, options: Optional[Options] = None) -> s.Channel:
        """Resume a channel. What waited is sent, in its order. 409 `invalid_transition` when it is not paused. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/channels/{segment(channel)}/resume", options=options))  # type: ignore[no-any-return]


class AsyncAutomationFlowsRuns:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.FlowRunPage:
        """List a flow's runs. Newest first, each run with its steps. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/automation-flows/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, id: str, *, status: Optional[Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.FlowRun]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", f"/automation-flows/{segment(id)}/runs", query={"status": status, "limit": limit, "cursor": cursor}, options=options))


class AsyncAutomationFlows:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.runs = AsyncAutomationFlowsRuns(send)

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.FlowPage:
        """List flows. Oldest first, each with its graph and its last run. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/automation-flows", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Flow]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/automation-flows", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateFlowBody, *, options: Optional[Options] = None) -> s.Flow:
        """Create a flow. A trigger, and a graph of conditions and actions behind it. All nodes must be reachable from `trigger`, without circles; a condition goes on by `yes` and by `no`, an action by one edge. Without nodes it can only be disabled. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/automation-flows", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Flow:
        """Get a flow. With its graph and its last run. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/automation-flows/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateFlowBody] = None, *, options: Optional[Options] = None) -> s.Flow:
        """Update a flow. Runs that wait go on by the flow as it is then; one whose next step is gone, or whose flow is switched off, ends and its log says why. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", f"/automation-flows/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def delete(self, id: str, *, options: Optional[Options] = None) -> None:
        """Delete a flow. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/automation-flows/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def dry_run(self, id: str, body: s.DryRunFlowBody, *, options: Optional[Options] = None) -> s.DryRun:
        """Test a flow with a booking. The way that the flow would take with this booking as it is now: what each condition sees, what each message says, until when it waits. Nothing is written and nothing is sent. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/automation-flows/{segment(id)}/dry-run", body=body, options=options))  # type: ignore[no-any-return]

    async def restore(self, id: str, *, options: Optional[Options] = None) -> s.Flow:
        """Restore a flow. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. A flow that is there is answered as it is. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/automation-flows/{segment(id)}/restore", options=options))  # type: ignore[no-any-return]


class AsyncAiNotices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.AiNoticePage:
        """List AI notices. Newest first, until dismissed: the budget nearly or wholly spent, a model that fails again and again and is left alone for a while, that it is back, somebody held back by the guard, a pause. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/ai/notices", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.AiNotice]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/ai/notices", query={"limit": limit, "cursor": cursor}, options=options))

    async def dismiss(self, id: str, *, options: Optional[Options] = None) -> None:
        """Dismiss a notice. It is said no more, to anybody of the team. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/ai/notices/{segment(id)}/dismiss", options=options))  # type: ignore[no-any-return]


class AsyncAiSpamGuard:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.SpamGuard:
        """Get spam protection. Its limits and rules, and the latest messages that it left without an answer because of them. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/ai/spam-guard", options=options))  # type: ignore[no-any-return]

    async def put(self, body: s.PutSpamGuardBody, *, options: Optional[Options] = None) -> s.SpamGuard:
        """Update spam protection. The whole of it. It holds for answers by models and by rules; what is held back waits in the conversation for a person. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/ai/spam-guard", body=body, options=options))  # type: ignore[no-any-return]


class AsyncAiUsage:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, from_: Optional[str] = None, to: Optional[str] = None, options: Optional[Options] = None) -> s.AiUsage:
        """Get AI usage and cost. By day, by channel and by model, at most 366 days; with whether the models are paused, which of them fail and are left alone for a while, and what is left of the month's budget. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/ai/usage", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class AsyncAi:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.notices = AsyncAiNotices(send)
        self.spam_guard = AsyncAiSpamGuard(send)
        self.usage = AsyncAiUsage(send)

    async def budget(self, body: s.PutAiBudgetBody, *, options: Optional[Options] = None) -> s.AiStatus:
        """Update the monthly AI budget. In money, in tokens, or in both: whichever is spent first. At 80 % and at the end a notice says so; after it the bot answers by its rules until the next month. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/ai/budget", body=body, options=options))  # type: ignore[no-any-return]

    async def pause(self, body: s.PauseAiBody, *, options: Optional[Options] = None) -> s.AiStatus:
        """Pause the models. At once, with who paused and why; an answer that a model is just giving is not used. The bot goes on by its rules; to silence it, switch it off. Paused twice, the first stays. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/ai/pause", body=body, options=options))  # type: ignore[no-any-return]

    async def resume(self, *, options: Optional[Options] = None) -> s.AiStatus:
        """Resume the models. The bot's next answer is a model's again, where one is configured and the budget lasts. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/ai/resume", options=options))  # type: ignore[no-any-return]


class AsyncAssistantMessages:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, language: Optional[Literal["pt-BR", "es", "en"]] = None, options: Optional[Options] = None) -> s.SetupConversation:
        """Get the setup conversation. What was said so far, and in `asking` the question that waits, with its ready answers. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/assistant/messages", query={"limit": limit, "cursor": cursor, "language": language}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, language: Optional[Literal["pt-BR", "es", "en"]] = None, options: Optional[Options] = None) -> AsyncIterator[s.SetupMessage]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/assistant/messages", query={"limit": limit, "cursor": cursor, "language": language}, options=options))

    async def create(self, body: s.CreateAssistantMessageBody, *, options: Optional[Options] = None) -> s.SetupConversation:
        """Send a message to the setup assistant. A text in Portuguese, Spanish or English, or one of the choices of `asking`. What is understood goes into the plan; what is not is asked again. The address of a website is read, that one page of it. Where a model is configured it reads them too and proposes parts of the plan, named in its `by_model`; without an answer of use the rules read alone. `restart` begins anew, with an applied plan only once it can no longer be undone. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/assistant/messages", body=body, options=options))  # type: ignore[no-any-return]


class AsyncAssistantPlan:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.SetupPlan:
        """Get the setup plan. What would be made, what stands in its way, and what the last application made. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/assistant/plan", options=options))  # type: ignore[no-any-return]

    async def update(self, body: Optional[s.UpdateAssistantPlanBody] = None, *, options: Optional[Options] = None) -> s.SetupPlan:
        """Update the setup plan. Each part that is sent replaces that part whole. The plan may be unfinished: `problems` says what has to be mended before it can be applied. Refused while it is applied. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", "/assistant/plan", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def apply(self, body: Optional[s.ApplyAssistantPlanBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.SetupPlan:
        """Apply the plan. Makes everything of it at once or nothing. What is there already under the same name is left as it is and listed in `applied.existing`. Applying an applied plan changes nothing. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/assistant/plan/apply", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def undo(self, body: Optional[s.UndoAssistantPlanBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.SetupPlan:
        """Undo the plan. Takes away exactly what applying made. Refused once some of it was booked or changed; `held_by` names what stands in the way. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/assistant/plan/undo", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncAssistant:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.messages = AsyncAssistantMessages(send)
        self.plan = AsyncAssistantPlan(send)


class AsyncInvites:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, token: str, *, options: Optional[Options] = None) -> s.Invitation:
        """Get an invitation. 409 when it was accepted or has expired."""
        return await self._send(Call("GET", f"/invites/{segment(token)}", options=options))  # type: ignore[no-any-return]

    async def accept(self, token: str, body: Optional[s.AcceptInviteBody] = None, *, options: Optional[Options] = None) -> s.AcceptedInvite:
        """Accept an invitation. With the session of the invited address an empty body does; without one, `name` and `password` make the account, or `password` alone is that of the account there is. The workspace becomes the current one."""
        return await self._send(Call("POST", f"/invites/{segment(token)}/accept", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncApiKeys:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.ApiKeyPage:
        """List API keys. Newest first, revoked ones too. The keys themselves are not kept, only how they begin and end. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/api-keys", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.ApiKey]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/api-keys", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateApiKeyBody, *, options: Optional[Options] = None) -> s.CreatedApiKey:
        """Create an API key. The key is answered once. It may do no more than the member who makes it. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/api-keys", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.ApiKey:
        """Get an API key. What is known of it; the key itself is not kept. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", f"/api-keys/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateApiKeyBody] = None, *, options: Optional[Options] = None) -> s.ApiKey:
        """Rename an API key. The scopes and the expiry of a key never change: make another one. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PATCH", f"/api-keys/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def revoke(self, id: str, *, options: Optional[Options] = None) -> None:
        """Revoke an API key. The next request with it is refused. It stays in the list. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("DELETE", f"/api-keys/{segment(id)}", options=options))  # type: ignore[no-any-return]


class AsyncTestClock:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.TestClock:
        """Get the clock of test mode. Only in test mode: with a live key there is no such clock. Needs the scope `config:read`."""
        return await self._send(Call("GET", "/test/clock", options=options))  # type: ignore[no-any-return]

    async def move(self, body: s.MoveTestClockBody, *, options: Optional[Options] = None) -> s.TestClock:
        """Move the clock of test mode. Goes on to a later time, from one due moment to the next: holds expire, reminders are written, automations run and webhooks are retried as they would. It answers when all of that has happened, or after 50 seconds with `arrived: false` and how far it came: the same call with `to` goes on from there. The clock never goes back. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/test/clock", body=body, options=options))  # type: ignore[no-any-return]


class AsyncTestOutgoing:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, way: Optional[Literal["whatsapp", "telegram", "email", "push", "automation"]] = None, options: Optional[Options] = None) -> s.TestOutgoingPage:
        """List what test mode would have sent. Messages, e-mails, push messages and calls of automations, newest first. None of them left. Needs the scope `messages:read`."""
        return await self._send(Call("GET", "/test/outgoing", query={"limit": limit, "cursor": cursor, "way": way}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, way: Optional[Literal["whatsapp", "telegram", "email", "push", "automation"]] = None, options: Optional[Options] = None) -> AsyncIterator[s.TestOutgoing]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/test/outgoing", query={"limit": limit, "cursor": cursor, "way": way}, options=options))


class AsyncTest:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.clock = AsyncTestClock(send)
        self.outgoing = AsyncTestOutgoing(send)

    async def reset(self, *, options: Optional[Options] = None) -> s.TestClock:
        """Start test mode over. Deletes the bookings, customers, messages, webhook endpoints and whatever else was made in test mode, copies the catalog of the live workspace as it is now, and sets the clock back to the real time. Keys of test mode stay valid, and nothing of the live workspace changes. It cannot be undone. While the clock is being moved it waits until that has ended. Needs the scope `config:write`."""
        return await self._send(Call("POST", "/test/reset", options=options))  # type: ignore[no-any-return]


class AsyncWorkspaces:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WorkspacePage:
        """List my workspaces. Those you are a member of, with your role in each and which one you work in now. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/workspaces", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.Workspace]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/workspaces", query={"limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateWorkspaceBody, *, options: Optional[Options] = None) -> s.Workspace:
        """Create a workspace. You become its owner and work in it from the next call on. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", "/workspaces", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.Workspace:
        """Get a workspace. With the role that the caller has in it. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/workspaces/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def update(self, id: str, body: Optional[s.UpdateWorkspaceBody] = None, *, options: Optional[Options] = None) -> s.Workspace:
        """Update a workspace. Needs the role admin in that workspace. A new slug changes the address of its booking page. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("PATCH", f"/workspaces/{segment(id)}", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def switch(self, id: str, *, options: Optional[Options] = None) -> s.Workspace:
        """Switch workspace. Holds for all your sessions. A single tab can stay elsewhere with the header `X-Workspace-Id`. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("POST", f"/workspaces/{segment(id)}/switch", options=options))  # type: ignore[no-any-return]


class AsyncPassword:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def forgot(self, body: s.ForgotPasswordBody, *, options: Optional[Options] = None) -> s.ForgottenPassword:
        """Request a password reset. Answers the same whether or not the address has an account. The link holds for an hour, once."""
        return await self._send(Call("POST", "/password/forgot", body=body, options=options))  # type: ignore[no-any-return]

    async def reset(self, body: s.ResetPasswordBody, *, options: Optional[Options] = None) -> s.ResetPassword:
        """Reset a password with a link. Ends every session of the account. Answers the address to sign in with, and a pass for the first sign-in."""
        return await self._send(Call("POST", "/password/reset", body=body, options=options))  # type: ignore[no-any-return]


class AsyncSignUpRequests:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: s.CreateSignUpRequestBody, *, options: Optional[Options] = None) -> s.SignUpRequested:
        """Ask for an account by e-mail. Answers the same whether or not the address has an account; the letter says which. Its link holds for a day."""
        return await self._send(Call("POST", "/sign-up-requests", body=body, options=options))  # type: ignore[no-any-return]

    async def confirm(self, body: s.ConfirmSignUpRequestBody, *, options: Optional[Options] = None) -> s.SignedUp:
        """Make the account that was asked for. With the token of the letter's link and the password that was chosen. Sign in at `/api/auth` afterwards."""
        return await self._send(Call("POST", "/sign-up-requests/confirm", body=body, options=options))  # type: ignore[no-any-return]


class AsyncSignUpWay:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.SignUpWay:
        """How accounts are made here. The first account of an installation can always be made directly."""
        return await self._send(Call("GET", "/sign-up-way", options=options))  # type: ignore[no-any-return]


class AsyncCalendarDays:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, from_: str, to: str, kind: Optional[Literal["person", "equipment", "room", "vehicle"]] = None, group_id: Optional[str] = None, resource_id: Optional[str] = None, cancelled: Optional[bool] = None, options: Optional[Options] = None) -> s.CalendarDays:
        """Get bookings by day. How many bookings start on each day of up to six weeks, the first three of them, and whether the day is closed. A booking counts on the day it starts and not on those that it goes on. Days are those of the workspace's time zone. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/calendar/days", query={"from": from_, "to": to, "kind": kind, "group_id": group_id, "resource_id": resource_id, "cancelled": cancelled}, options=options))  # type: ignore[no-any-return]


class AsyncCalendar:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.days = AsyncCalendarDays(send)

    async def get(self, *, from_: str, to: str, options: Optional[Options] = None) -> s.Calendar:
        """Get calendar entries. Resources with their open hours and time off, and the bookings that overlap the window: holds that still stand and what ended included, released, expired and moved ones left out. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/calendar", query={"from": from_, "to": to}, options=options))  # type: ignore[no-any-return]


class AsyncHomeFigures:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.HomeFigures:
        """Get today's figures. Bookings, cancellations, no-shows, revenue and new customers of today and of the same weekday last week. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/home/figures", options=options))  # type: ignore[no-any-return]


class AsyncHome:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.figures = AsyncHomeFigures(send)

    async def get(self, *, options: Optional[Options] = None) -> s.Home:
        """Get what there is to do now. Awaited customers, free time of today, late and unassigned tasks, conversations that wait for a person, and the member's own tasks. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/home", options=options))  # type: ignore[no-any-return]


class AsyncOperationsFunctions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BackgroundFunctionPage:
        """List background functions. With the runs of each by how they ended, the next one and the last failure. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/operations/functions", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.BackgroundFunction]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/operations/functions", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncOperationsOutbox:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.Outbox:
        """Get the event lag. How many events wait to be handed on, how long the oldest has waited, and who does the work. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/operations/outbox", options=options))  # type: ignore[no-any-return]


class AsyncOperationsRuns:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, status: Optional[Literal["queued", "running", "waiting", "completed", "failed", "cancelled"]] = None, function: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.BackgroundRunPage:
        """List background runs. Newest first: this project's, and the installation's own without their content. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("GET", "/operations/runs", query={"status": status, "function": function, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, status: Optional[Literal["queued", "running", "waiting", "completed", "failed", "cancelled"]] = None, function: Optional[str] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.BackgroundRun]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/operations/runs", query={"status": status, "function": function, "limit": limit, "cursor": cursor}, options=options))

    async def retry(self, id: str, *, options: Optional[Options] = None) -> s.BackgroundRun:
        """Retry a failed run. It goes on from the step that failed; the steps that are done are not done again. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", f"/operations/runs/{segment(id)}/retry", options=options))  # type: ignore[no-any-return]


class AsyncOperations:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.functions = AsyncOperationsFunctions(send)
        self.outbox = AsyncOperationsOutbox(send)
        self.runs = AsyncOperationsRuns(send)


class AsyncBookingPagePictures:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, picture: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a picture of the booking page. The logo or the cover, also while the page is off. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", f"/booking-page/pictures/{segment(picture)}", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncBookingPage:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.pictures = AsyncBookingPagePictures(send)

    async def get(self, *, options: Optional[Options] = None) -> s.HostedPage:
        """Get the booking page settings. With the address that customers open. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/booking-page", options=options))  # type: ignore[no-any-return]

    async def update(self, body: s.UpdateBookingPageBody, *, options: Optional[Options] = None) -> s.HostedPage:
        """Update the booking page settings. The address, the policy and the pictures stay where they are left out; the other fields are set to their defaults. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/booking-page", body=body, options=options))  # type: ignore[no-any-return]


class AsyncPublicBookingsCalendarIcs:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, token: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a booking as a calendar file. RFC 5545, with the same identity after a move."""
        return await self._send(Call("GET", f"/public/bookings/{segment(token)}/calendar.ics", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncPublicBookingsSlots:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, token: str, *, from_: Optional[str] = None, days: Optional[int] = None, options: Optional[Options] = None) -> s.LinkSlots:
        """List times to reschedule to. By local days of the business, within the notice of the service. The time that it has is not among them."""
        return await self._send(Call("GET", f"/public/bookings/{segment(token)}/slots", query={"from": from_, "days": days}, options=options))  # type: ignore[no-any-return]


class AsyncPublicBookings:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.calendar_ics = AsyncPublicBookingsCalendarIcs(send)
        self.slots = AsyncPublicBookingsSlots(send)

    async def get(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Get a booking by its customer link. By the token of the customer's own link. One that is wrong, or 30 days past the booking, is not found."""
        return await self._send(Call("GET", f"/public/bookings/{segment(token)}", options=options))  # type: ignore[no-any-return]

    async def attend(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Say by a customer link that they will come. Of a confirmed booking, until its start. Said again, it stays as it was."""
        return await self._send(Call("POST", f"/public/bookings/{segment(token)}/attend", options=options))  # type: ignore[no-any-return]

    async def cancel(self, token: str, body: Optional[s.CancelOwnBookingBody] = None, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Cancel a booking by its customer link. Until its start."""
        return await self._send(Call("POST", f"/public/bookings/{segment(token)}/cancel", body=body or {}, options=options))  # type: ignore[no-any-return]

    async def intake(self, token: str, body: s.AnswerOwnBookingBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Answer a service's questions by a customer link. Until its start. Answers that were given before stay, unless they are given again."""
        return await self._send(Call("POST", f"/public/bookings/{segment(token)}/intake", body=body, options=options))  # type: ignore[no-any-return]

    async def reschedule(self, token: str, body: s.RescheduleOwnBookingBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Reschedule a booking by its customer link. Until the service's notice before its start. The link stays the same."""
        return await self._send(Call("POST", f"/public/bookings/{segment(token)}/reschedule", body=body, options=options))  # type: ignore[no-any-return]

    async def stop_notices(self, token: str, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Stop notices by a customer link. The customer is told of none of their bookings any more. An address given with somebody else's phone is forgotten instead."""
        return await self._send(Call("POST", f"/public/bookings/{segment(token)}/stop-notices", options=options))  # type: ignore[no-any-return]


class AsyncPublicPagesHolds:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, slug: str, body: s.CreatePageHoldBody, *, options: Optional[Options] = None) -> s.PageHold:
        """Create a hold on the booking page. At most three live holds per `visitor` and per phone, and twelve per address, here and in the chat together: more is `rate_limited`. Those of an address that name no `visitor` count as one. The booking's `source` is `webchat`, as of everything that visitors book by themselves."""
        return await self._send(Call("POST", f"/public/pages/{segment(slug)}/holds", body=body, options=options))  # type: ignore[no-any-return]

    async def release(self, slug: str, hold_id: str, body: s.ReleasePageHoldBody, *, options: Optional[Options] = None) -> None:
        """Release a hold on the booking page. With the token that the hold came with."""
        return await self._send(Call("DELETE", f"/public/pages/{segment(slug)}/holds/{segment(hold_id)}", body=body, options=options))  # type: ignore[no-any-return]

    async def confirm(self, slug: str, hold_id: str, body: s.ConfirmPageHoldBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Confirm a hold on the booking page. Needs the hold's token. A phone that is known links its customer, and neither shows nor changes anything of them. Asked again after a success, it answers the booking as it stands, until 30 days after its end. `book_with_team` gives the time back."""
        return await self._send(Call("POST", f"/public/pages/{segment(slug)}/holds/{segment(hold_id)}/confirm", body=body, options=options))  # type: ignore[no-any-return]


class AsyncPublicPagesPictures:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, slug: str, picture_id: str, *, options: Optional[Options] = None) -> RawAnswer:
        """Get a picture of a public booking page. The logo, the cover, or the photo of a person whom visitors may choose there, and no other."""
        return await self._send(Call("GET", f"/public/pages/{segment(slug)}/pictures/{segment(picture_id)}", raw=True, options=options))  # type: ignore[no-any-return]


class AsyncPublicPagesSlots:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, slug: str, *, service_id: str, from_: Optional[str] = None, days: Optional[int] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, options: Optional[Options] = None) -> s.DaySlots:
        """List a service's available times by day. Days are those of the workspace's zone."""
        return await self._send(Call("GET", f"/public/pages/{segment(slug)}/slots", query={"service_id": service_id, "from": from_, "days": days, "party_size": party_size, "resource_id": resource_id}, options=options))  # type: ignore[no-any-return]


class AsyncPublicPagesTasks:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, slug: str, body: s.CreatePageTaskBody, *, options: Optional[Options] = None) -> s.CustomerBooking:
        """Request a queue service. The task waits in the service's queue. At most three per phone within ten minutes, and per address sixty at once, then one in ten seconds: more is `rate_limited`. The booking's `source` is `webchat`, as of everything that visitors book by themselves."""
        return await self._send(Call("POST", f"/public/pages/{segment(slug)}/tasks", body=body, options=options))  # type: ignore[no-any-return]


class AsyncPublicPages:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.holds = AsyncPublicPagesHolds(send)
        self.pictures = AsyncPublicPagesPictures(send)
        self.slots = AsyncPublicPagesSlots(send)
        self.tasks = AsyncPublicPagesTasks(send)

    async def get(self, slug: str, *, options: Optional[Options] = None) -> s.PublicPage:
        """Get a public booking page. What anybody may see without a key. A page that is switched off is not found."""
        return await self._send(Call("GET", f"/public/pages/{segment(slug)}", options=options))  # type: ignore[no-any-return]

    async def steps(self, slug: str, body: s.CountPageStepsBody, *, options: Optional[Options] = None) -> None:
        """Count how far a visitor comes. For the report on the booking page. It keeps a number by day and step, and nothing about the visitor; what is booked is counted by itself."""
        return await self._send(Call("POST", f"/public/pages/{segment(slug)}/steps", body=body, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatConfig:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.WebchatConfig:
        """Get the web chat configuration. Name, colours, greeting, languages and hours of the site whose key is used."""
        return await self._send(Call("GET", "/public/webchat/config", options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatFiles:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: Form, *, options: Optional[Options] = None) -> s.WebchatFile:
        """Upload a file to send. At most 16 MiB. A message with its id as `file_id` sends it."""
        return await self._send(Call("POST", "/public/webchat/files", body=body, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, signed: str, options: Optional[Options] = None) -> RawAnswer:
        """Download a conversation file by its signed URL. The address is signed for its conversation and ends with the session."""
        return await self._send(Call("GET", f"/public/webchat/files/{segment(id)}", query={"signed": signed}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatHolds:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: s.CreateWebchatHoldBody, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatHold:
        """Create a hold. In the visitor's own conversation, two at most at once, and twelve from one address, with those of the booking page: more is `rate_limited`."""
        return await self._send(Call("POST", "/public/webchat/holds", body=body, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]

    async def get(self, id: str, *, options: Optional[Options] = None) -> s.WebchatBooking:
        """Get a hold. Only one of the visitor's own conversation, whatever became of it."""
        return await self._send(Call("GET", f"/public/webchat/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def release(self, id: str, *, options: Optional[Options] = None) -> None:
        """Release a hold. Only one of the visitor's own conversation."""
        return await self._send(Call("DELETE", f"/public/webchat/holds/{segment(id)}", options=options))  # type: ignore[no-any-return]

    async def confirm(self, id: str, body: Optional[s.ConfirmWebchatHoldBody] = None, *, idempotency_key: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatBooking:
        """Confirm a hold. The confirmation is said in the conversation too. `book_with_team` gives the time back."""
        return await self._send(Call("POST", f"/public/webchat/holds/{segment(id)}/confirm", body=body or {}, keyed=True, idempotency_key=idempotency_key, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatMessages:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatMessagePage:
        """List a visitor's messages. Newest first; with `after`, what came after it, oldest first."""
        return await self._send(Call("GET", "/public/webchat/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, after: Optional[int] = None, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.WebchatMessage]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/public/webchat/messages", query={"after": after, "limit": limit, "cursor": cursor}, options=options))

    async def create(self, body: s.CreateWebchatMessageBody, *, options: Optional[Options] = None) -> s.WebchatMessage:
        """Send a visitor message. Exactly one of a text, a location or a file (with `text` as its caption). With a `client_id` of the browser's own it can be sent again without being said twice."""
        return await self._send(Call("POST", "/public/webchat/messages", body=body, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatServices:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> s.WebchatServicePage:
        """List services for a visitor. The active services, without what is the team's business."""
        return await self._send(Call("GET", "/public/webchat/services", query={"limit": limit, "cursor": cursor}, options=options))  # type: ignore[no-any-return]

    def list_all(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, options: Optional[Options] = None) -> AsyncIterator[s.WebchatService]:
        """Every item of `list`, page after page."""
        return every_async(self._send, Call("GET", "/public/webchat/services", query={"limit": limit, "cursor": cursor}, options=options))


class AsyncPublicWebchatSessions:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def create(self, body: Optional[s.CreateWebchatSessionBody] = None, *, options: Optional[Options] = None) -> s.WebchatSession:
        """Start a visitor session. A visitor_id or an identity finds the conversation it was in before. The token lasts 30 days and opens this one conversation and nothing else. One address starts so many sessions on one site (by default 120 at once, then one in five seconds): more is `rate_limited`."""
        return await self._send(Call("POST", "/public/webchat/sessions", body=body or {}, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatSlots:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def list(self, *, service_id: str, from_: Optional[str] = None, to: Optional[str] = None, around: Optional[str] = None, party_size: Optional[int] = None, resource_id: Optional[str] = None, booking_id: Optional[str] = None, limit: Optional[int] = None, options: Optional[Options] = None) -> s.WebchatSlotList:
        """List available times for a visitor. The same times as `GET /slots`."""
        return await self._send(Call("GET", "/public/webchat/slots", query={"service_id": service_id, "from": from_, "to": to, "around": around, "party_size": party_size, "resource_id": resource_id, "booking_id": booking_id, "limit": limit}, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchatStream:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def stream(self, *, key: Optional[str] = None, token: Optional[str] = None, last_event_id: Optional[str] = None, options: Optional[Options] = None) -> RawAnswer:
        """Stream conversation events. Server-sent events: `ready` first, a `message` for each new one with its `n` as the event's id, and `seen` when the team has read everything or no longer has. Who comes back with the last id gets what it missed, each once, in order."""
        return await self._send(Call("GET", "/public/webchat/stream", query={"key": key, "token": token, "last_event_id": last_event_id}, raw=True, options=options))  # type: ignore[no-any-return]


class AsyncPublicWebchat:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.config = AsyncPublicWebchatConfig(send)
        self.files = AsyncPublicWebchatFiles(send)
        self.holds = AsyncPublicWebchatHolds(send)
        self.messages = AsyncPublicWebchatMessages(send)
        self.services = AsyncPublicWebchatServices(send)
        self.sessions = AsyncPublicWebchatSessions(send)
        self.slots = AsyncPublicWebchatSlots(send)
        self.stream = AsyncPublicWebchatStream(send)


class AsyncPublic:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.bookings = AsyncPublicBookings(send)
        self.pages = AsyncPublicPages(send)
        self.webchat = AsyncPublicWebchat(send)


class AsyncWebchatSite:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send

    async def get(self, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Get the web chat settings. Its key, its look, its allowed origins and its hours. Needs a team member's session, at least as `agent`."""
        return await self._send(Call("GET", "/webchat-site", options=options))  # type: ignore[no-any-return]

    async def put(self, body: s.PutWebchatSiteBody, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Set up web chat. The whole of it; what is left out gets its default. The first time it gets a key. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("PUT", "/webchat-site", body=body, options=options))  # type: ignore[no-any-return]

    async def rotate_identity_secret(self, *, options: Optional[Options] = None) -> s.WebchatIdentitySecret:
        """Rotate the identity secret. It is answered this once. With it the site's server proves who a visitor is; what an older one signed is refused. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/webchat-site/rotate-identity-secret", options=options))  # type: ignore[no-any-return]

    async def rotate_key(self, *, options: Optional[Options] = None) -> s.WebchatSite:
        """Rotate the publishable key. The old one stops at once: pages that carry it have no chat until they carry the new one. Needs a team member's session, at least as `admin`."""
        return await self._send(Call("POST", "/webchat-site/rotate-key", options=options))  # type: ignore[no-any-return]


class AsyncApi:
    def __init__(self, send: AsyncSend) -> None:
        self._send = send
        self.bookings = AsyncBookings(send)
        self.holds = AsyncHolds(send)
        self.slots = AsyncSlots(send)
        self.conversations = AsyncConversations(send)
        self.resources = AsyncResources(send)
        self.team = AsyncTeam(send)
        self.work_items = AsyncWorkItems(send)
        self.alias_suggestions = AsyncAliasSuggestions(send)
        self.closed_days = AsyncClosedDays(send)
        self.holiday_countries = AsyncHolidayCountries(send)
        self.holidays = AsyncHolidays(send)
        self.resource_groups = AsyncResourceGroups(send)
        self.schedule_overrides = AsyncScheduleOverrides(send)
        self.schedules = AsyncSchedules(send)
        self.services = AsyncServices(send)
        self.stage_config = AsyncStageConfig(send)
        self.customers = AsyncCustomers(send)
        self.quick_replies = AsyncQuickReplies(send)
        self.bot = AsyncBot(send)
        self.knowledge = AsyncKnowledge(send)
        self.automations = AsyncAutomations(send)
        self.events = AsyncEvents(send)
        self.webhook_endpoints = AsyncWebhookEndpoints(send)
        self.agent_calls = AsyncAgentCalls(send)
        self.agent_grants = AsyncAgentGrants(send)
        self.changes_md = AsyncChangesMd(send)
        self.me = AsyncMe(send)
        self.openapi = AsyncOpenapi(send)
        self.outgoing_mail = AsyncOutgoingMail(send)
        self.search = AsyncSearch(send)
        self.attendance_settings = AsyncAttendanceSettings(send)
        self.notice_reach = AsyncNoticeReach(send)
        self.notice_settings = AsyncNoticeSettings(send)
        self.notice_texts = AsyncNoticeTexts(send)
        self.reports = AsyncReports(send)
        self.channels = AsyncChannels(send)
        self.automation_flows = AsyncAutomationFlows(send)
        self.ai = AsyncAi(send)
        self.assistant = AsyncAssistant(send)
        self.invites = AsyncInvites(send)
        self.api_keys = AsyncApiKeys(send)
        self.test = AsyncTest(send)
        self.workspaces = AsyncWorkspaces(send)
        self.password = AsyncPassword(send)
        self.sign_up_requests = AsyncSignUpRequests(send)
        self.sign_up_way = AsyncSignUpWay(send)
        self.calendar = AsyncCalendar(send)
        self.home = AsyncHome(send)
        self.operations = AsyncOperations(send)
        self.booking_page = AsyncBookingPage(send)
        self.public = AsyncPublic(send)
        self.webchat_site = AsyncWebchatSite(send)

    async def notice_previews(self, body: s.PreviewBookingNoticesBody, *, options: Optional[Options] = None) -> s.NoticeOutlook:
        """See how many customers would be told. Of several bookings at once, with what one of them would read. Nothing is sent. Needs the scope `bookings:read`."""
        return await self._send(Call("POST", "/notice-previews", body=body, options=options))  # type: ignore[no-any-return]

    async def sign_up(self, body: s.SignUpBody, *, options: Optional[Options] = None) -> s.SignedUp:
        """Create an account and its first workspace. Sign in at `/api/auth` afterwards. Where `GET /sign-up-way` says `direct`; elsewhere it is `sign_up_closed`. An address that has an account is refused with `email_taken`."""
        return await self._send(Call("POST", "/sign-up", body=body, options=options))  # type: ignore[no-any-return]
