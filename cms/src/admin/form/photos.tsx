import { Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useForm } from '@strapi/strapi/admin';
import { type DragEvent, useRef, useState } from 'react';
import { heicTypes, uploadLimitMegabytes, uploadTypes } from '../../extensions/upload/upload-types.ts';
import { word } from '../word.ts';

interface StoredFile {
  id: number;
  name: string;
}

/** Some systems know no content type for these file extensions. */
const accepted = [
  ...Object.entries(uploadTypes).flatMap(([type, { kind }]) => (kind === 'picture' ? [type] : [])),
  ...heicTypes,
  ...['.heic', '.heif', '.jfif'],
];

/** A dropped file can be anything, and some systems know no content type for a phone's pictures. */
const isPicture = ({ name, type }: File) =>
  accepted.includes(type) ||
  accepted.some((each) => each.startsWith('.') && name.toLowerCase().endsWith(each));

interface Progress {
  done: number;
  of: number;
  refused: string[];
}

/** The pictures are uploaded one after the other, and one that is refused does not stop the next. */
export function Photos({ disabled = false }: { disabled?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const onChange = useForm('Photos', (state) => state.onChange);
  const getValues = useForm('Photos', (state) => state.getValues);
  const setSubmitting = useForm('Photos', (state) => state.setSubmitting);
  const [progress, setProgress] = useState<Progress>();
  const busy = progress !== undefined && progress.done < progress.of;

  async function upload(files: readonly File[]) {
    const refused: string[] = [];
    // Saving now would leave out the pictures that are still being uploaded.
    setSubmitting(true);
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, of: files.length, refused: [...refused] });
      if (!isPicture(file)) {
        refused.push(word('photos.notPicture', { name: file.name }));
        continue;
      }
      try {
        place(await store(file));
      } catch (error) {
        const reason = formatAPIError(error as Parameters<typeof formatAPIError>[0]);
        refused.push(reason.includes(file.name) ? reason : `${file.name}：${reason}`);
      }
    }
    setSubmitting(false);
    setProgress({ done: files.length, of: files.length, refused });
  }

  async function store(file: File): Promise<StoredFile> {
    const form = new FormData();
    form.append('files', file, file.name);
    form.append('fileInfo', JSON.stringify({ name: file.name }));
    const { data } = await post<StoredFile[]>('/upload', form);
    if (!data[0]) throw new Error(file.name);
    return data[0];
  }

  function place(stored: StoredFile) {
    const { mainImage, views } = getValues() as { mainImage?: unknown; views?: StoredFile[] | null };
    if (mainImage) onChange('views', [...(views ?? []), stored]);
    else onChange('mainImage', stored);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex
        justifyContent="center"
        gap={4}
        padding={6}
        hasRadius
        borderColor="neutral300"
        borderStyle="dashed"
        onDragOver={(event: DragEvent<HTMLElement>) => event.preventDefault()}
        onDrop={(event: DragEvent<HTMLElement>) => {
          event.preventDefault();
          if (!busy && !disabled) upload([...event.dataTransfer.files]);
        }}
      >
        <Button variant="secondary" loading={busy} disabled={disabled} onClick={() => input.current?.click()}>
          {word('photos.choose')}
        </Button>
        <Typography variant="pi" textColor="neutral600">
          {word('photos.drop')}
        </Typography>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted.join(',')}
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {word('photos.hint', { limit: uploadLimitMegabytes })}
      </Typography>
      {progress && (
        <Typography role="status" variant="pi" fontWeight="semiBold">
          {word(busy ? 'photos.uploading' : 'photos.done', {
            done: progress.done - progress.refused.length,
            of: progress.of,
          })}
        </Typography>
      )}
      {progress?.refused.map((reason) => (
        <Typography key={reason} role="alert" variant="pi" textColor="danger600">
          {reason}
        </Typography>
      ))}
    </Flex>
  );
}
