/** What a trip has of a plan's stops: "All 4 stops", "3 of 4 stops". */
export function sharesWords(shared: number, stops: number): string {
  if (shared < stops) return `${shared} of ${stops} stops`;
  return stops === 1 ? 'Its one stop' : `All ${stops} stops`;
}
