type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The dialog that asks. @returns removes it */
export function proveBy(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/** Calls that need a proof at the same moment share one question. @returns false if there is no proof */
export function proveAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
