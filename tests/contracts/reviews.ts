/** A review as a form sends it, but for its company. */
export const REVIEW = {
  author_name: 'Ada L.',
  email: 'ada@example.com',
  summary: 'Slow in the best way',
  content: 'Two guides for nine of us, and a cook who knew every village on the way.',
  rating: 4,
};
