"""E-mail: what is written, and how it is handed to the mail server."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import Final

import aiosmtplib

from roundhouse.server.settings import Mail

TIME: Final = 20.0  # seconds


class Refused(Exception):
    """The mail server will never take this."""


def letter(sender: str, to: str, subject: str, lines: str, mark: str, leave: str = "") -> EmailMessage:
    """A message; `mark` is the same however often it is sent, `leave` the address at which one click ends it."""
    made = EmailMessage(SMTP.clone(max_line_length=998))  # an address in a heading is not to be broken
    made["From"] = sender
    made["To"] = to
    made["Subject"] = " ".join(subject.split())
    made["Message-ID"] = f"<{mark}@roundhouse.invalid>"
    made["Auto-Submitted"] = "auto-generated"
    if leave:
        made["List-Unsubscribe"] = f"<{leave}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(lines)
    return made


async def post(mail: Mail, made: EmailMessage) -> None:
    """Hand a message to the mail server; Refused if that is for ever, any other error if it is for now."""
    try:
        await aiosmtplib.send(
            made.as_bytes(),
            sender=parseaddr(str(made["From"]))[1],
            recipients=[str(made["To"])],
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=mail.tls == "tls",
            start_tls=mail.tls == "starttls",
            timeout=TIME,
        )
    except aiosmtplib.SMTPRecipientsRefused as problem:
        if all(500 <= one.code < 600 for one in problem.recipients):
            raise Refused(str(problem)[:200]) from None
        raise
    except aiosmtplib.SMTPResponseException as problem:
        if 500 <= problem.code < 600 and not isinstance(problem, aiosmtplib.SMTPAuthenticationError):
            raise Refused(str(problem)[:200]) from None
        raise
