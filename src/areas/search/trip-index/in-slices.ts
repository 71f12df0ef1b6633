/** Runs the steps a few milliseconds at a time and lets everything else have its turn in between. */
export async function inSlices<T>(steps: Generator<void, T>, sliceMs = 2): Promise<T> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise(setImmediate);
  }
}
