import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { mediaUrl } from '../../ui/media-url.ts';
import { Picture } from '../../ui/picture.tsx';
import { viewsOf } from './gallery-views.ts';
import type { Piece } from './piece.ts';

/** Each picture links to a dialog that zooms into it. Without JavaScript the link opens the file of the picture. */
export function ProductGallery({ piece, name }: { piece: Piece; name: string }) {
  const { t } = useTranslation('artworks');
  const [start, setStart] = useState(0);
  const { module, open, show, close, near } = useOpenedPart(importZoom);
  const views = viewsOf(piece, {
    main: t('view', { name }),
    macro: t('macro', { name }),
    further: (number) => t('views.further', { name, number }),
  });

  const linkTo = (index: number) => ({
    href: mediaUrl(views[index]?.image.name ?? '', 1600, 'webp'),
    'aria-label': t('views.open', { view: views[index]?.alt }),
    ...near,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setStart(index);
      show();
    },
  });

  return (
    <div className="lg:sticky lg:top-8">
      <div
        className="aspect-4/5 bg-moon max-h-[calc(100svh-4rem)] max-lg:mx-auto lg:max-h-[calc(100svh-12.5rem)]"
        style={{ viewTransitionName: 'piece' }}
      >
        {piece.mainImage && (
          <a {...linkTo(0)} className="block size-full cursor-zoom-in">
            <Picture
              {...piece.mainImage}
              alt={t('view', { name })}
              sizes="(min-width: 1024px) 55vw, 100vw"
              hero
              blurred
              className="size-full object-cover"
            />
          </a>
        )}
      </div>
      {views.length > 1 && (
        <ul aria-label={t('views.label')} className="mt-3 flex flex-wrap gap-3 max-lg:px-margin">
          {views.map(({ image }, index) => (
            <li key={image.name}>
              <a
                {...linkTo(index)}
                className="block cursor-zoom-in border border-transparent hover:border-rim"
              >
                <Picture
                  {...image}
                  alt=""
                  sizes="4rem"
                  blurred
                  className="aspect-4/5 w-14 object-cover lg:w-16"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {open && module && <module.ZoomDialog views={views} start={start} onClose={close} />}
    </div>
  );
}

const importZoom = () => import('./zoom/zoom-dialog.tsx');
