/** Keeps the thread at work for so many milliseconds of its CPU time, however busy the machine is otherwise. */
export function keepBusy(milliseconds: number): void {
  const begun = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(begun);
    if ((user + system) / 1000 >= milliseconds) return;
  }
}
