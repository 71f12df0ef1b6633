/** What names a term or place in filters: it stands in addresses, and lists of such keys are told apart by commas. */
export const filterKey = /^[\p{L}\p{M}\p{N}._-]{1,120}$/u;
