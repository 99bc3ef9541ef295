import type { Schema, Struct } from '@strapi/strapi';

export interface ArticleEvent extends Struct.ComponentSchema {
  collectionName: 'components_article_event';
  info: {
    displayName: 'Event';
    icon: 'calendar';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    year: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface ArticlePassage extends Struct.ComponentSchema {
  collectionName: 'components_article_passage';
  info: {
    displayName: 'Passage';
    icon: 'write';
  };
  attributes: {
    text: Schema.Attribute.Blocks & Schema.Attribute.Required;
  };
}

export interface ArticlePicture extends Struct.ComponentSchema {
  collectionName: 'components_article_picture';
  info: {
    displayName: 'Picture in a text';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    width: Schema.Attribute.Enumeration<['measure', 'wide', 'full']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'measure'>;
  };
}

export interface ArticleQuotation extends Struct.ComponentSchema {
  collectionName: 'components_article_quotation';
  info: {
    displayName: 'Quotation';
    icon: 'quote';
  };
  attributes: {
    attribution: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface ArticleSource extends Struct.ComponentSchema {
  collectionName: 'components_article_source';
  info: {
    displayName: 'Source';
    icon: 'book';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ArticleTimeline extends Struct.ComponentSchema {
  collectionName: 'components_article_timeline';
  info: {
    displayName: 'Time line';
    icon: 'clock';
  };
  attributes: {
    events: Schema.Attribute.Component<'article.event', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 80;
          min: 1;
        },
        number
      >;
  };
}

export interface ArtworkDimensions extends Struct.ComponentSchema {
  collectionName: 'components_artwork_dimensions';
  info: {
    displayName: 'Dimensions';
    icon: 'expand';
  };
  attributes: {
    diameter: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    height: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    length: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    unit: Schema.Attribute.Enumeration<['cm', 'mm']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'cm'>;
    width: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
  };
}

export interface ArtworkOutlinePoint extends Struct.ComponentSchema {
  collectionName: 'components_artwork_outline_points';
  info: {
    description: 'A point of the outer profile of a turned piece. The points run from the foot to the lip.';
    displayName: 'Outline point';
    icon: 'dashboard';
  };
  attributes: {
    height: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    radius: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
  };
}

export interface ArtworkScores extends Struct.ComponentSchema {
  collectionName: 'components_artwork_scores';
  info: {
    displayName: 'Scores';
    icon: 'star';
  };
  attributes: {
    colorHarmony: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    colorLayering: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    crystalBubbleBalance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeColorRhythm: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeFusion: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazePattern: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazeTexture: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    imageryAssociation: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    microCosmos: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    naturalRarity: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    philosophicalResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryTransmission: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    uniqueness: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    visualComposition: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    visualLayout: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
  };
}

export interface StoriesLiterature extends Struct.ComponentSchema {
  collectionName: 'components_stories_literature';
  info: {
    displayName: 'Literature section';
    icon: 'book';
  };
  attributes: {
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface StoriesTeaser extends Struct.ComponentSchema {
  collectionName: 'components_stories_teaser';
  info: {
    displayName: 'Teaser';
    icon: 'heart';
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'article.event': ArticleEvent;
      'article.passage': ArticlePassage;
      'article.picture': ArticlePicture;
      'article.quotation': ArticleQuotation;
      'article.source': ArticleSource;
      'article.timeline': ArticleTimeline;
      'artwork.dimensions': ArtworkDimensions;
      'artwork.outline-point': ArtworkOutlinePoint;
      'artwork.scores': ArtworkScores;
      'stories.literature': StoriesLiterature;
      'stories.teaser': StoriesTeaser;
    }
  }
}
