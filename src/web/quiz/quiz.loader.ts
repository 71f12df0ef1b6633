import { data } from 'react-router';
import { attractionsBySlug, guidesOfPlaces } from '#catalogue/places';
import type { Context } from '#kernel';
import { countrySpan, questionFrame } from '#posters';
import { QUIZ_PATH, type Quiz, quizBySlug, quizRounds, scoreOf } from '#quiz';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

type Question = Quiz['questions'][number];
type Link = { title: string; href: string };
type Map = { src: string; width: number; height: number; alt: string };

const mapOf = (id: string) => ({ src: `/maps/questions/${id}.svg`, ...questionFrame });

/**
 * The whole game stands in the address: which round, what was answered so far (a digit for each question), and what
 * somebody has to beat. So it works without scripts, back and forth, and a result can be handed on.
 */
export async function quizLoader({ ctx, page, hasPage }: Services, request: Request) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('quiz');
  const [rounds, quiz] = await Promise.all([quizRounds(ctx), slug ? quizBySlug(ctx, slug) : null]);
  const headers = cacheHeaders(page, request, { tags: ['quiz'] });
  const beat = scoreIn(searchParams.get('beat'));
  const others = rounds.map(({ slug: one, name, first }) => ({ slug: one, name, map: mapOf(first) }));
  if (!quiz) return data({ view: 'start' as const, rounds: others, beat, isGone: slug !== null }, { headers });

  const answers = answersIn(searchParams.get('answers'), quiz);
  const outOf = quiz.questions.length;
  const shared = {
    slug: quiz.slug,
    name: quiz.name,
    outOf,
    beat: beat === null ? null : Math.min(beat, outOf),
    right: answers.map((answer, i) => quiz.questions[i]?.answer === answer),
  };
  const next = quiz.questions[answers.length];
  if (next) {
    const { id, text, options, map } = next;
    const asked = { text, options, map: map && { ...mapOf(id), alt: describe(map) } };
    const before = verdictOf(quiz, answers, answers.length - 1);
    return data({ view: 'asked' as const, ...shared, given: answers.join(''), asked, before }, { headers });
  }
  const links = await linksOf(ctx, quiz.questions, hasPage);
  return data(
    {
      view: 'result' as const,
      ...shared,
      answers,
      score: scoreOf(quiz, answers),
      verdicts: quiz.questions.map((question, i) => ({
        ...verdictOf(quiz, answers, i),
        text: question.text,
        links: links(question),
      })),
      rounds: others.filter((round) => round.slug !== quiz.slug),
      path: QUIZ_PATH,
    },
    { headers },
  );
}

/** Digits beyond what can be meant end the answers: what came before them stays. */
function answersIn(given: string | null, { questions }: Quiz): number[] {
  const digits = /^[0-3]*/.exec(given ?? '')?.[0] ?? '';
  return [...digits].slice(0, questions.length).map(Number);
}

function scoreIn(given: string | null): number | null {
  return given !== null && /^\d{1,2}$/.test(given) ? Number(given) : null;
}

export type Verdict = { isRight: boolean; said: string; right: string; about: string };

function verdictOf({ questions }: Quiz, answers: readonly number[], i: number): Verdict | null {
  const question = questions[i];
  const answer = answers[i];
  if (!question || answer === undefined) return null;
  const [said = '', right = ''] = [question.options[answer], question.options[question.answer]];
  return { isRight: answer === question.answer, said, right, about: question.about };
}

/** Where the site goes on from each answer: a landmark’s page, the guide to a place or to what is around it. */
async function linksOf(
  ctx: Context,
  questions: readonly Question[],
  hasPage: (path: string) => boolean,
): Promise<(question: Question) => Link[]> {
  const slugsOf = (kinds: readonly string[]) =>
    questions.flatMap(({ places }) => places.flatMap(({ kind, slug }) => (kinds.includes(kind) ? [slug] : [])));
  const [guides, landmarks] = await Promise.all([
    guidesOfPlaces(ctx, slugsOf(['country', 'city'])),
    attractionsBySlug(ctx, slugsOf(['landmark'])),
  ]);
  return ({ places }) => {
    const links = places.flatMap(({ kind, slug }): Link[] => {
      if (kind === 'landmark') {
        const found = landmarks.get(slug);
        return found ? [{ title: found.name, href: found.path }] : [];
      }
      const guide = guides.get(slug);
      return guide ? [{ title: `Guide to ${guide.name}`, href: guide.path }] : [];
    });
    const once = new Map(links.filter(({ href }) => hasPage(href)).map((link) => [link.href, link]));
    return [...once.values()];
  };
}

/** A map in words that say no more than it shows. */
function describe(map: NonNullable<Question['map']>): string {
  if ('country' in map) {
    const span = countrySpan(map.country);
    return `A map without names, one country on it in red${span ? `. Its middle lies near ${point(span, 0)}` : ''}.`;
  }
  if (map.blank) return 'A map without names of the part of the world where they lie.';
  const dots = map.places.map((place) => point(place, 1)).join('; ');
  return `A map without names, with ${map.places.length === 1 ? 'a dot' : 'dots'} at ${dots}.`;
}

function point({ lat, long }: { lat: number; long: number }, digits: number): string {
  const degrees = (value: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(digits)}° ${value < 0 ? minus : plus}`;
  return `${degrees(lat, ['N', 'S'])}, ${degrees(long, ['E', 'W'])}`;
}

export type { Map as QuestionMap };
