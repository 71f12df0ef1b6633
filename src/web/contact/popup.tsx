import { useEffect, useState } from 'react';
import { type ContactTopic, usualTopics } from '#leads/shared';
import { crops, posterUrl } from '#posters/shared';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { CallUs } from './call-us.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

const SAIL = {
  src: posterUrl({ biome: 'lagoon', motif: 'dhow', hour: 'golden', seed: 2 }, 'wide'),
  width: crops.wide.width,
  height: crops.wide.height,
};

type Props = { phoneNumber: string | null; open: boolean; onClose: () => void };

/** The same form over any page. */
export function Popup({ phoneNumber, open, onClose }: Props) {
  const [submitted, setSubmitted] = useState(false);
  const topics = useTopics();
  const close = () => {
    setSubmitted(false);
    onClose();
  };
  return (
    <Modal id="contact" title="Contact Us" narrow open={open} onClose={close}>
      {submitted ? (
        <div className={styles.popup}>
          <Art art={SAIL} alt="" sizes="28rem" className={styles.picture} />
          <p role="status">Thank you! A member of our team will be in touch very shortly.</p>
          <Button block disabled>
            Submitted!
          </Button>
        </div>
      ) : (
        <div className={styles.popup}>
          <p>We’re here to help.</p>
          {phoneNumber && (
            <>
              <CallUs phoneNumber={phoneNumber} block />
              <p className={styles.or}>Or send us an email</p>
            </>
          )}
          <ContactForm topics={topics} onSent={() => setSubmitted(true)} />
        </div>
      )}
    </Modal>
  );
}

type Answer = { data: { id: string; attributes: { name: string; hidden_in_form: boolean } }[] };

/** Asked once; until then, and if that fails, those that every site has. */
function useTopics(): readonly ContactTopic[] {
  const [topics, setTopics] = useState<readonly ContactTopic[]>(usualTopics);
  useEffect(() => {
    const left = new AbortController();
    const asked = async () => {
      const answer = await fetch('/v1/contact_request_topics', { signal: left.signal });
      if (!answer.ok) return;
      const { data } = (await answer.json()) as Answer;
      const offered = data.filter(({ attributes }) => !attributes.hidden_in_form);
      if (offered.length > 0)
        setTopics(offered.map(({ id, attributes }) => ({ id: Number(id), name: attributes.name })));
    };
    asked().catch(() => {});
    return () => left.abort();
  }, []);
  return topics;
}
