import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const quizResult: Template<'quiz_result'> = {
  preview: ({ score, outOf }) => `${score} of ${outOf} questions about where our trips go.`,
  reason: (_variables, site) => `You get this because this address was entered after the quiz of ${site.name}.`,
  Body: ({ variables: { firstName, score, outOf, quizPath }, site }) => (
    <Section bottom={36}>
      <Heading>
        {score} of {outOf}, {firstName}
      </Heading>
      <Prose>
        {score === outOf
          ? 'Every question right. Whoever you send it to will have to match that.'
          : `You had ${score} of ${outOf} questions right. The quiz shows the answers to the others, with trips that go there.`}
      </Prose>
      <Button href={site.url + quizPath}>Play it again</Button>
      <Aside>The same link works for anybody you want to challenge.</Aside>
    </Section>
  ),
};
