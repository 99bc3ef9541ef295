import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { word } from '../word.ts';
import { type FoundOutline, findOutline, outlinePoints } from './find-outline.ts';

interface Picture {
  id: number;
  name: string;
  url: string;
}

interface Values {
  mainImage?: Picture | null;
  views?: Picture[] | null;
  dimensions?: {
    height?: number | string | null;
    diameter?: number | string | null;
    unit?: 'cm' | 'mm';
  } | null;
}

/** In pixels. A larger picture is only slower. */
const longestSide = 600;

export function OutlineFromPicture({ disabled = false }: { disabled?: boolean }) {
  const values = useForm('OutlineFromPicture', (state) => state.values) as Values;
  const onChange = useForm('OutlineFromPicture', (state) => state.onChange);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [answer, setAnswer] = useState<{ url: string; found: FoundOutline | 'none' | 'unreadable' }>();
  const pictures = [values.mainImage ?? [], values.views ?? []].flat();
  const picture = pictures.find(({ id }) => id === chosen) ?? pictures[0];
  const { height, diameter } = centimetersOf(values);

  const url = picture?.url;
  // Another picture has another outline.
  const found = answer && answer.url === url ? answer.found : undefined;

  async function search() {
    if (!url || !canvas.current) return;
    const outline = await drawOutline(url, canvas.current).catch((): 'unreadable' => 'unreadable');
    setAnswer({ url, found: outline ?? 'none' });
  }

  function accept(outline: FoundOutline) {
    const points = outlinePoints(outline, { height, diameter });
    // Strapi tells the rows of a list apart by this key, which it does not store.
    onChange(
      'outline',
      points.map((point, index) => ({ ...point, __temp_key__: `a${String(index).padStart(3, '0')}` })),
    );
    setAnswer(undefined);
  }

  if (!picture || !height) return <Typography variant="pi">{word('outline.needs')}</Typography>;
  const isFound = typeof found === 'object';
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        {pictures.length > 1 && (
          <SingleSelect
            aria-label={word('outline.picture')}
            value={String(picture.id)}
            onChange={(id) => setChosen(Number(id))}
          >
            {pictures.map(({ id, name }) => (
              <SingleSelectOption key={id} value={String(id)}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        )}
        <Button variant="secondary" disabled={disabled} onClick={search}>
          {word('outline.find')}
        </Button>
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {word('outline.hint')}
      </Typography>
      <canvas
        ref={canvas}
        style={{ display: isFound ? 'block' : 'none', maxWidth: '100%', maxHeight: '28rem' }}
      />
      {found === 'none' && <Typography role="alert">{word('outline.none')}</Typography>}
      {found === 'unreadable' && <Typography role="alert">{word('outline.unreadable')}</Typography>}
      {isFound && (
        <Flex gap={3}>
          <Button onClick={() => accept(found)}>{word('outline.accept')}</Button>
          <Button variant="tertiary" onClick={() => setAnswer(undefined)}>
            {word('outline.discard')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function centimetersOf({ dimensions }: Values): { height: number; diameter: number } {
  const scale = dimensions?.unit === 'mm' ? 0.1 : 1;
  return {
    height: Number(dimensions?.height ?? 0) * scale,
    diameter: Number(dimensions?.diameter ?? 0) * scale,
  };
}

/** @throws an error if the picture cannot be loaded */
async function drawOutline(url: string, canvas: HTMLCanvasElement): Promise<FoundOutline | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = (window.strapi as unknown as { backendURL: string }).backendURL + url;
  await image.decode();
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const outline = findOutline(context.getImageData(0, 0, canvas.width, canvas.height));
  if (outline) trace(context, outline);
  return outline;
}

function trace(context: CanvasRenderingContext2D, { axis, top, radii }: FoundOutline): void {
  context.lineWidth = 3;
  context.strokeStyle = '#9c3b3f';
  context.beginPath();
  for (const side of [-1, 1]) {
    for (const [row, radius] of radii.entries()) {
      const [x, y] = [axis + side * radius, top + row];
      if (row === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
  context.stroke();
}
