import { HtmlValidate } from 'html-validate';

/** What the validator says and the standard doesn't. */
const EXCEPTIONS = [
  {
    rule: 'element-permitted-content',
    message: '<details> element is not permitted as a descendant of <th>',
    because:
      'A heading cell refuses sectioning content. By the standard details is flow content, not sectioning content.',
  },
];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What is wrong with a document by the standard, each with its place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => !EXCEPTIONS.some((known) => known.rule === ruleId && known.message === message))
    .map(({ ruleId, message, line, column, selector }) => `${ruleId} at ${line}:${column} ${selector}: ${message}`);
}
