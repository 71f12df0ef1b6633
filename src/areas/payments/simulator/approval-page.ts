import { createHash } from 'node:crypto';
import { formatMoney } from '#kernel/shared';
import { fromDecimal } from '../paypal-amounts.ts';
import { cards } from './cards.ts';
import { type OrderRecord, orderId } from './record.ts';

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#f3f6f4,#0b1e25);--sheet:light-dark(#fff,#12303a);--ink:light-dark(#0e2a30,#ecf3f0);--soft:light-dark(#4b6469,#a9c0c2);--line:light-dark(#d2ddda,#254651);--act:light-dark(#0a5a6b,#8fd3d6);--on-act:light-dark(#fff,#08222a);--note:light-dark(#fff4d6,#3b3216)}*{box-sizing:border-box}body{margin:0;min-height:100vh;padding:2rem 1rem 4rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:1.5rem;background:var(--sheet);border:1px solid var(--line);border-radius:1rem}h1{font:600 1.5rem/1.25 Georgia,serif;margin:0}p{margin:.5rem 0}.note{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.6rem;background:var(--note)}.sum{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;padding:1rem 0;border-bottom:1px solid var(--line)}.sum strong{font-size:1.5rem;white-space:nowrap}.soft{color:var(--soft)}fieldset{margin:1.25rem 0 0;padding:0;border:0}legend{padding:0;font-weight:600}label{display:flex;gap:.75rem;align-items:flex-start;padding:.7rem .75rem;margin-top:.5rem;border:1px solid var(--line);border-radius:.6rem;cursor:pointer}label:has(:checked){border-color:var(--act);box-shadow:inset 0 0 0 1px var(--act)}input{flex:none;width:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:var(--act)}label b{display:block;font-weight:600}label small{display:block;font-size:.9rem;color:var(--soft)}.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}button,.button{flex:1 1 12rem;min-height:3rem;padding:.6rem 1.25rem;border:1px solid var(--act);border-radius:999px;font:inherit;font-weight:600;text-align:center;text-decoration:none;background:var(--act);color:var(--on-act);cursor:pointer}.plain{background:transparent;color:var(--act)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const NOTE =
  '<p class="note"><strong>This is a simulator.</strong> It stands in for PayPal while Sojourn is tried out. No money moves, and no card is asked for.</p>';

/** Where a traveler approves an order. */
export function approvalPage(order: OrderRecord): Response {
  const choices = Object.entries(cards).map(
    ([card, { holder, does }], i) =>
      `<label><input type="radio" name="card" value="${card}"${i === 0 ? ' checked' : ''}><span><b>${holder}</b><small>${does}</small></span></label>`,
  );
  return page(
    'Pay with the simulator',
    `${NOTE}<h1>Pay with PayPal, simulated</h1><div class="sum"><span>${escaped(order.description || 'A payment')}</span><strong>${amountOf(order)}</strong></div><form method="post" action="?token=${orderId(order)}"><fieldset><legend>Name on the card</legend><p class="soft">It decides what happens next.</p>${choices.join('')}</fieldset><div class="acts"><button name="action" value="approve">Pay ${amountOf(order)}</button><button class="plain" name="action" value="cancel">Cancel and go back</button></div></form>`,
    order,
  );
}

/** What can't be approved any more leads back. */
export function donePage(order: OrderRecord): Response {
  return page(
    'Approved already',
    `${NOTE}<h1>This payment was approved already</h1><p>Go back to see what became of it.</p><div class="acts"><a class="button" href="${escaped(backTo(order, order.returnUrl))}">Go back</a></div>`,
    order,
  );
}

export function unknownPage(): Response {
  return page(
    'No such payment',
    `${NOTE}<h1>There is no such payment</h1><p>The link isn’t whole, or the simulator was started anew since. Go back to your booking and start the payment again.</p>`,
    null,
    404,
  );
}

/** As PayPal adds to the address to which it leads back. */
export function backTo(order: OrderRecord, address: string): string {
  const url = new URL(address);
  url.searchParams.set('token', orderId(order));
  if (address === order.returnUrl) url.searchParams.set('PayerID', 'SIMULATED0001');
  return url.href;
}

function amountOf({ amount: { value, currency_code: currency } }: OrderRecord): string {
  return formatMoney({ cents: fromDecimal(value, currency), currency });
}

function page(title: string, body: string, order: OrderRecord | null, status = 200): Response {
  // The answer to the form leads back to the site, which a form may do only where the page says so.
  const origins = order ? [...new Set([order.returnUrl, order.cancelUrl].map((url) => new URL(url).origin))] : [];
  return new Response(
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        // With none at all a browser wouldn’t say whose page its form is of, and it would be refused.
        'Referrer-Policy': 'same-origin',
        'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      },
    },
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
