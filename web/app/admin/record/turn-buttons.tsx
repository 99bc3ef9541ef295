import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { Neighbours, Turn } from './turn.ts';

interface TurnButtonsProps extends Neighbours {
  onTurn: (turn: Turn) => void;
  children?: ReactNode;
}

export function TurnButtons({ previous, next, onTurn, children }: TurnButtonsProps) {
  const { t } = useTranslation('admin');
  if (!previous && !next && !children) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6">
      {previous && (
        <Button variant="plain" onClick={() => onTurn(previous)}>
          ← {t('list.previous')}
        </Button>
      )}
      {next && (
        <Button variant="plain" onClick={() => onTurn(next)}>
          {t('list.next')} →
        </Button>
      )}
      {children}
    </div>
  );
}
