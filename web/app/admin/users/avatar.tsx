import { Image } from '../../ui/image.tsx';

export function Avatar({ avatar, username }: { avatar: string | null; username: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center overflow-hidden rounded-full bg-moon text-stone uppercase"
    >
      {avatar ? (
        <Image src={avatar} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        Array.from(username)[0]
      )}
    </span>
  );
}
