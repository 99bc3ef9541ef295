import type { Profile } from '@junyao/commerce/contract';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { Button } from '../../ui/button.tsx';
import { Image } from '../../ui/image.tsx';

const loadCropping = () => import('./crop-dialog.tsx');

export function Avatar({ profile, name }: { profile: Profile; name: string }) {
  const { t } = useTranslation('user');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const { module, open, show, close, near } = useOpenedPart(loadCropping);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after the dialog was closed.
    target.value = '';
    if (!chosen) return;
    setFile(chosen);
    show();
  }

  return (
    <div className="flex shrink-0 flex-col items-start gap-1">
      {profile.avatar ? (
        <Image
          src={profile.avatar}
          alt={t('profile.avatarOf', { name })}
          width={96}
          height={96}
          className="size-24 bg-moon object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-24 items-center justify-center bg-moon font-heading text-title text-sky-deep"
        >
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('profile.changePicture')}
        onChange={choose}
      />
      <Button variant="plain" {...near} onClick={() => input.current?.click()}>
        {t('profile.changePicture')}
      </Button>
      {module && file && <module.CropDialog open={open} file={file} onClose={close} />}
    </div>
  );
}
