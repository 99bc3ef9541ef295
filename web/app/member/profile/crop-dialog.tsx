import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import cropperStyles from 'react-easy-crop/react-easy-crop.css?url';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { explain } from '../../api/explain.ts';
import { postAvatar } from '../../api/post-image.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { cropPicture } from './crop-picture.ts';

interface CropDialogProps {
  open: boolean;
  file: File;
  onClose: () => void;
}

const maxZoom = 4;

/** The styles of the cropper are a file, because the Content-Security-Policy allows no style elements. */
export function CropDialog({ open, file, onClose }: CropDialogProps) {
  const { t } = useTranslation(['user', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('avatar.title')} closeLabel={t('common:close')}>
      <link rel="stylesheet" href={cropperStyles} precedence="default" />
      <Crop file={file} onClose={onClose} />
    </Dialog>
  );
}

function Crop({ file, onClose }: Omit<CropDialogProps, 'open'>) {
  const { t, i18n } = useTranslation('user');
  const { revalidate } = useRevalidator();
  const address = useAddressOf(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [unreadable, setUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  async function save() {
    if (!address || !area) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await postAvatar(await cropPicture(address, area));
      toast(() => i18n.t('user:avatar.done'));
      onClose();
      void revalidate();
    } catch (error) {
      setFailure({ error });
    } finally {
      setBusy(false);
    }
  }

  if (unreadable) return <Notice title={t('avatar.unreadable')} />;
  return (
    <div className="space-y-5">
      <div className="relative h-72 bg-ink sm:h-80">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            mediaProps={{ onError: () => setUnreadable(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('avatar.area'), 'aria-describedby': 'crop-hint' }}
          />
        )}
      </div>
      <p id="crop-hint" className="text-small text-stone">
        {t('avatar.hint')}
      </p>
      <label className="flex min-h-11 items-center gap-4 text-small text-stone">
        {t('avatar.zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="grow accent-sky"
        />
      </label>
      {failure && <Notice title={t('avatar.failed')}>{explain(i18n, failure.error)}</Notice>}
      <div className="flex flex-wrap gap-4">
        <Button busy={busy} inactive={!area} onClick={() => void save()}>
          {t(busy ? 'saving' : 'avatar.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** A temporary address under which this page alone can show the file. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
