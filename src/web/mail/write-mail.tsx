import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailName, MailVariables, WriteMail } from '#kernel/mail';
import { mails } from '#kernel/mail';
import { LetterPage } from './letter.tsx';
import { senderOf } from './sender.ts';
import type { Template } from './template.ts';
import { accountErased } from './templates/account-erased.tsx';
import { alreadyRegistered } from './templates/already-registered.tsx';
import { balanceDue } from './templates/balance-due.tsx';
import { bookingAddress } from './templates/booking-address.tsx';
import { bookingAddressChanged } from './templates/booking-address-changed.tsx';
import { bookingConfirmation } from './templates/booking-confirmation.tsx';
import { bookingDeclined } from './templates/booking-declined.tsx';
import { bookingRequestReceived } from './templates/booking-request-received.tsx';
import { cancellation } from './templates/cancellation.tsx';
import { confirmEmail } from './templates/confirm-email.tsx';
import { contactReceipt } from './templates/contact-receipt.tsx';
import { contactTeam } from './templates/contact-team.tsx';
import { dataExport } from './templates/data-export.tsx';
import { departureCancelled } from './templates/departure-cancelled.tsx';
import { departureMoved } from './templates/departure-moved.tsx';
import { depositDue } from './templates/deposit-due.tsx';
import { emailChange } from './templates/email-change.tsx';
import { emailChangeNotice } from './templates/email-change-notice.tsx';
import { giftCardDelivery } from './templates/gift-card-delivery.tsx';
import { giftCardReceipt } from './templates/gift-card-receipt.tsx';
import { giftCardRefund } from './templates/gift-card-refund.tsx';
import { inviteFriend } from './templates/invite-friend.tsx';
import { magicLink } from './templates/magic-link.tsx';
import { operatorBooking } from './templates/operator-booking.tsx';
import { operatorCancellation } from './templates/operator-cancellation.tsx';
import { operatorChangeRequest } from './templates/operator-change-request.tsx';
import { passengerInfoDue } from './templates/passenger-info-due.tsx';
import { passwordChanged } from './templates/password-changed.tsx';
import { passwordReset } from './templates/password-reset.tsx';
import { paymentOverdue } from './templates/payment-overdue.tsx';
import { paymentReceipt } from './templates/payment-receipt.tsx';
import { quizResult } from './templates/quiz-result.tsx';
import { refundDone } from './templates/refund-done.tsx';
import { refundManual } from './templates/refund-manual.tsx';
import { reservationChanged } from './templates/reservation-changed.tsx';
import { reservationReminder } from './templates/reservation-reminder.tsx';
import { reservationResume } from './templates/reservation-resume.tsx';
import { reviewConfirm } from './templates/review-confirm.tsx';
import { reviewInvitation } from './templates/review-invitation.tsx';
import { reviewPublished } from './templates/review-published.tsx';
import { reviewRejected } from './templates/review-rejected.tsx';
import { reviewReply } from './templates/review-reply.tsx';
import { wishlistShare } from './templates/wishlist-share.tsx';

const templates: { [Name in MailName]: Template<Name> } = {
  magic_link: magicLink,
  confirm_email: confirmEmail,
  already_registered: alreadyRegistered,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  email_change: emailChange,
  email_change_notice: emailChangeNotice,
  data_export: dataExport,
  account_erased: accountErased,
  contact_receipt: contactReceipt,
  contact_team: contactTeam,
  quiz_result: quizResult,
  review_confirm: reviewConfirm,
  review_invitation: reviewInvitation,
  review_published: reviewPublished,
  review_rejected: reviewRejected,
  invite_friend: inviteFriend,
  review_reply: reviewReply,
  wishlist_share: wishlistShare,
  reservation_reminder: reservationReminder,
  reservation_resume: reservationResume,
  booking_address: bookingAddress,
  booking_address_changed: bookingAddressChanged,
  booking_confirmation: bookingConfirmation,
  booking_request_received: bookingRequestReceived,
  operator_booking: operatorBooking,
  payment_receipt: paymentReceipt,
  deposit_due: depositDue,
  balance_due: balanceDue,
  payment_overdue: paymentOverdue,
  passenger_info_due: passengerInfoDue,
  cancellation,
  operator_cancellation: operatorCancellation,
  reservation_changed: reservationChanged,
  booking_declined: bookingDeclined,
  departure_cancelled: departureCancelled,
  departure_moved: departureMoved,
  operator_change_request: operatorChangeRequest,
  refund_done: refundDone,
  refund_manual: refundManual,
  gift_card_receipt: giftCardReceipt,
  gift_card_refund: giftCardRefund,
  gift_card_delivery: giftCardDelivery,
};

/** Writes a mail in both of its parts. @throws what its variables lack */
export const writeMail: WriteMail = async (ctx, parts, mail) => {
  const { name, variables, unsubscribeToken } = mail;
  const { sender, pictures } = await senderOf(ctx, parts, mail);
  const unsubscribeUrl = unsubscribeToken && `${sender.url}/unsubscribe?token=${unsubscribeToken}`;
  const given = mails[name].variables.parse(variables) as MailVariables<MailName>;
  const { preview, reason, Body } = templates[name] as Template<MailName>;
  const subject = oneLine((mails[name].subject as (variables: unknown) => string)(given));
  const html = renderToStaticMarkup(
    <LetterPage
      subject={subject}
      preview={preview(given, sender)}
      sender={sender}
      reason={reason(given, sender)}
      unsubscribeUrl={unsubscribeUrl}
    >
      <Body variables={given} site={sender} />
    </LetterPage>,
  );
  return { subject, html: `<!doctype html>\n${html}`, text: textOf(html), pictures, unsubscribeUrl };
};

/** What somebody typed in a form may hold a line break; a subject never does. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** The same mail for whoever reads text. */
function textOf(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'title', format: 'skip' },
      { selector: '.preview', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td.label', format: 'label' },
      { selector: 'tr.sum', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td.what', format: 'label' },
      { selector: 'h2', options: { uppercase: false } },
    ],
    formatters: {
      // Beside each other in columns there, in one line here.
      label(cell, walk, builder) {
        walk(cell.children, builder);
        builder.addInline(': ');
      },
    },
  });
}
