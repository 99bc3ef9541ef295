import { useEffect, useReducer, useState } from 'react';

interface Imported<Module> {
  /** Undefined until the module has been imported. */
  module: Module | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Imports a module when it is wanted for the first time.
 * @param load must be the same function at every render
 */
export function useImported<Module>(load: () => Promise<Module>, wanted: boolean): Imported<Module> {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);

  useEffect(() => {
    if (!wanted || attempt < 0) return;
    let left = false;
    setFailed(false);
    load().then(
      (loaded) => !left && setModule(() => loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, attempt]);

  function retry() {
    setFailed(false);
    tryAgain();
  }
  return { module, failed, retry };
}
