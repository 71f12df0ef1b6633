import { Disclosure } from '../ui/disclosure.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

export function Questions({
  faqs,
  title = 'Questions people ask',
}: {
  faqs: readonly { question: string; answer: string }[];
  title?: string;
}) {
  if (faqs.length === 0) return null;
  return (
    <Section title={title}>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} title={question} level={3}>
          <Prose text={answer} />
        </Disclosure>
      ))}
    </Section>
  );
}
