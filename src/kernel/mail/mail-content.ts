/** A picture that comes with a mail: none is fetched from anywhere when it is read. */
export type MailPicture = { cid: string; name: string; type: string; bytes: Buffer };

/** What somebody reads. */
export type MailContent = { subject: string; html: string; text: string; pictures: MailPicture[] };
