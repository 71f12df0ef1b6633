import sharp from 'sharp';
import type { Context, Parts } from '#kernel';
import type { MailPicture, MailToWrite } from '#kernel/mail';
import { partnerSite } from '#partners';
import type { Sender } from './letter.tsx';

const HEIGHT = 34;
/** For screens that have twice the pixels. */
const SCALE = 2;
const WIDEST = 200;

/** The sun over its three lines (ui/sun-mark.tsx), in colors that stand on light and dark paper. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M6 24a14 14 0 0 1 28 0z" fill="#f2b63c"/><path d="M2 24h36v3.2H2z" fill="#5f8f9a"/><path d="M8 30.2h24v2.6H8zM14 35.6h12V38H14z" fill="#d9573a"/></svg>`;

/**
 * Whose mail it is: the partner's through whose site it was asked for, else ours. Its links lead to the host where it was
 * asked for, as long as that is known.
 */
export async function senderOf(
  ctx: Context,
  { images }: Parts,
  { partnerSlug, atOwnHost, siteUrl }: Pick<MailToWrite, 'partnerSlug' | 'atOwnHost' | 'siteUrl'>,
): Promise<{ sender: Sender; pictures: MailPicture[] }> {
  const partner = partnerSlug === null ? null : await partnerSite(ctx, partnerSlug);
  const file = partner?.logo ? await images.read(partner.logo.url.replace(/^\/images\//, '')) : null;
  const { data, info } = await sharp(file ?? Buffer.from(MARK), { density: 300 })
    .resize({ height: HEIGHT * SCALE, width: WIDEST * SCALE, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const logo = { cid: 'logo@sojourn', width: Math.round(info.width / SCALE), height: Math.round(info.height / SCALE) };
  return {
    sender: {
      // Its pages stand at the root of its host.
      url: atOwnHost && partner?.baseUrl ? new URL(partner.baseUrl).origin : siteUrl.replace(/\/$/, ''),
      name: partner?.name ?? 'Sojourn',
      logo,
      poweredBy: partner !== null,
    },
    pictures: [{ cid: logo.cid, name: 'logo.png', type: 'image/png', bytes: data }],
  };
}
