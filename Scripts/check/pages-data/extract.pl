# Makes of a page what a reader makes who types what it says: extract.pl page.md directory
#
# A block of Swift that follows the name of a file becomes that file. A block of changes becomes a second copy of the files,
# under `changed`, and the block after it, which says how that fails, becomes `message`.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Path qw(make_path);

my ($page, $directory) = @ARGV;
my (%files, @old, @new, $message);

open(my $in, '<', $page) or die "$page: $!";
my ($path, $language, $block) = (undef, undef, '');
while (my $line = <$in>) {
  if (!defined $language) {
    if ($line =~ /^```(\w*)$/) { ($language, $block) = ($1, '') }
    elsif ($line =~ m{`((?:Snapshots/)?(?:Package\.swift|(?:Sources|Tests)/[\w/]+\.swift))`}) { $path = $1 }
  } elsif ($line ne "```\n") {
    $block .= $line;
  } else {
    if ($language eq 'swift' && defined $path) {
      $files{$path} = $block;
      undef $path;
    } elsif ($language eq 'diff') {
      push @old, join('', map { s/^-//r } grep { /^-/ } split /^/, $block);
      push @new, join('', map { s/^\+//r } grep { /^\+/ } split /^/, $block);
    } elsif (@old && !defined $message) {
      $message = $block;
    }
    undef $language;
  }
}
die "$page: no files\n" unless %files;
die "$page: no change that fails\n" unless defined $message;

my %changed = %files;
for my $change (0 .. $#old) {
  my @holders = grep { index($changed{$_}, $old[$change]) >= 0 } keys %changed;
  die "$page: a change must be of one place, not of these: @holders\n$old[$change]" unless @holders == 1;
  $changed{$holders[0]} =~ s/\Q$old[$change]\E/$new[$change]/;
}

sub put {
  my ($name, $text) = @_;
  make_path(dirname("$directory/$name"));
  open(my $out, '>', "$directory/$name") or die "$name: $!";
  print $out $text;
}
put($_, $files{$_}) for keys %files;
put("changed/$_", $changed{$_}) for keys %changed;
put('message', $message);
