/** `round` determines which contender starts first. The answers have the order of the contenders. */
export function race<Answers extends unknown[]>(
  round: number,
  ...contenders: { [Index in keyof Answers]: () => Promise<Answers[Index]> }
): Promise<Answers> {
  const started: Promise<unknown>[] = [];
  for (let turn = 0; turn < contenders.length; turn += 1) {
    const index = (turn + round) % contenders.length;
    const start = contenders[index];
    if (start) started[index] = start();
  }
  return Promise.all(started) as Promise<Answers>;
}
