import type { ReactNode } from 'react';
import { name, paper, sheet, small, sunk, surface } from './look.ts';
import { Layout, Link } from './parts.tsx';

export type Sender = {
  /** Where its links lead. */
  url: string;
  name: string;
  /** The content id of its logo, which comes with the mail. */
  logo: { cid: string; width: number; height: number };
  /** A partner's mail says whose software it is. */
  poweredBy: boolean;
};

type Props = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  sender: Sender;
  /** Why somebody gets it. */
  reason: string;
  unsubscribeUrl: string | null;
  children: ReactNode;
};

/** The page that every mail is written on. */
export function LetterPage({ subject, preview, sender, reason, unsubscribeUrl, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{subject}</title>
        <style>{sheet}</style>
      </head>
      <body className="bg" style={{ background: paper }}>
        <div className="preview" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <Layout className="bg" width="100%" style={{ background: paper }}>
          <tr>
            <td className="out" align="center" style={{ padding: '24px 0' }}>
              <Layout className="card" width="100%" style={{ maxWidth: '600px', background: surface }}>
                <tr>
                  <td className="pad" style={{ padding: '22px 36px 18px' }}>
                    <Masthead {...sender} />
                  </td>
                </tr>
                {children}
                <tr>
                  <td className="pad well" style={{ padding: '22px 36px 26px', background: sunk }}>
                    <p className="ink2" style={small}>
                      {reason}
                      {sender.poweredBy && ' Powered by Sojourn.'}
                    </p>
                    {unsubscribeUrl && (
                      <p className="ink2" style={{ ...small, margin: '10px 0 0' }}>
                        <Link href={unsubscribeUrl}>Stop mail like this</Link>
                      </p>
                    )}
                  </td>
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}

function Masthead({ name: who, logo }: Sender) {
  return (
    <Layout>
      <tr>
        <td className="logo" style={{ padding: '0 9px 0 0' }}>
          <img src={`cid:${logo.cid}`} width={logo.width} height={logo.height} alt="" />
        </td>
        <td className="ink" style={name}>
          {who}
        </td>
      </tr>
    </Layout>
  );
}
