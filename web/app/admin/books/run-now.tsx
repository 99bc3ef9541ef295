import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { isUnanswered } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../act/refusal.tsx';

const attempt = createAttempts();

/** A check of large books takes minutes, so the button shows that the check runs. */
export function RunNow() {
  const { t } = useTranslation('admin-books');
  const { revalidate } = useRevalidator();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run() {
    setRunning(true);
    setFailure(undefined);
    try {
      await attempt({}, runCheck);
      await revalidate();
    } catch (error) {
      setFailure(error);
    }
    setRunning(false);
  }

  return (
    <div className="my-5 space-y-3">
      <Button className="min-h-11 px-5 lg:min-h-9" busy={isRunning} onClick={() => void run()}>
        {t('run')}
      </Button>
      {isRunning && (
        <p role="status" className="text-stone">
          {t('running')}
        </p>
      )}
      {failure !== undefined && <Refusal error={failure} />}
    </div>
  );
}

/** A call is given up after 15 seconds, so this is about 10 minutes. */
const mostCalls = 40;

/**
 * Sends the same request again after each timeout: commerce recognizes it by its id and waits for the running check.
 * @throws ApiError when the check is refused
 */
async function runCheck(input: { requestId: string }) {
  for (let call = 1; ; call += 1) {
    try {
      return await post('/admin/finance/run_audit', input);
    } catch (error) {
      if (call === mostCalls || !(error instanceof DOMException) || !isUnanswered(error)) throw error;
    }
  }
}
